// What Swift cannot call by itself: the variadic start, and callbacks that answer with an enum which older versions
// of the library declare as int. Only the meaning of the two answers is used here: 1 goes on, 0 drops the connection.
#include <arpa/inet.h>
#include <errno.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/// 0 drops the connection.
typedef int (*preview_answer)(void *server, struct MHD_Connection *connection, const char *path, const char *method);
typedef long (*preview_read)(void *stream, char *target, size_t capacity);
typedef void (*preview_free)(void *stream);

struct preview_handler {
    preview_answer answer;
    void *server;
};

/// Paths come as they were sent: decoding in place would end them at a zero byte.
static inline size_t preview_keep_escapes(void *unused, struct MHD_Connection *connection, char *text) {
    (void)unused;
    (void)connection;
    return strlen(text);
}

/// Called once when the head of a request is there, then for each part of its body, then to answer.
static inline enum MHD_Result preview_handle(
    void *context, struct MHD_Connection *connection, const char *url, const char *method, const char *version,
    const char *body, size_t *body_size, void **state) {
    static int begun;
    struct preview_handler *handler = (struct preview_handler *)context;
    (void)version;
    (void)body;
    int is_reading = strcmp(method, MHD_HTTP_METHOD_GET) == 0 || strcmp(method, MHD_HTTP_METHOD_HEAD) == 0;
    // Other methods are answered before their body is read.
    if (*state == NULL && is_reading) {
        *state = &begun;
        return MHD_YES;
    }
    if (*body_size > 0) {
        *body_size = 0;
        return MHD_YES;
    }
    return handler->answer(handler->server, connection, url, method) == 0 ? MHD_NO : MHD_YES;
}

/// A server on 127.0.0.1, or NULL and the reason in errno. `handler` has to outlive it.
static inline struct MHD_Daemon *preview_start(uint16_t port, struct preview_handler *handler) {
    struct sockaddr_in address;
    memset(&address, 0, sizeof address);
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    errno = 0;
    return MHD_start_daemon(
        MHD_USE_POLL | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_ITC | MHD_ALLOW_SUSPEND_RESUME, port, NULL, NULL,
        preview_handle, handler, MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_CONNECTION_LIMIT,
        (unsigned int)512, MHD_OPTION_CONNECTION_TIMEOUT, (unsigned int)15, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
        (size_t)32768, MHD_OPTION_UNESCAPE_CALLBACK, preview_keep_escapes, (void *)0, MHD_OPTION_END);
}

struct preview_hosts {
    int count;
    const char *last;
};

static inline enum MHD_Result preview_note_host(
    void *context, enum MHD_ValueKind kind, const char *name, const char *value) {
    struct preview_hosts *hosts = (struct preview_hosts *)context;
    (void)kind;
    if (strcasecmp(name, MHD_HTTP_HEADER_HOST) == 0) {
        hosts->count += 1;
        hosts->last = value;
    }
    return MHD_YES;
}

/// The one Host of a request; NULL where there is none, or more than one. It lives as long as the request.
static inline const char *preview_host(struct MHD_Connection *connection) {
    struct preview_hosts hosts = {0, NULL};
    MHD_get_connection_values(connection, MHD_HEADER_KIND, preview_note_host, &hosts);
    return hosts.count == 1 ? hosts.last : NULL;
}

/// What a stream of events is made with; the library frees it through `preview_drop`.
struct preview_stream {
    preview_read read;
    preview_free free;
    void *stream;
};

static inline ssize_t preview_give(void *context, uint64_t position, char *target, size_t capacity) {
    struct preview_stream *stream = (struct preview_stream *)context;
    (void)position;
    long count = stream->read(stream->stream, target, capacity);
    return count < 0 ? MHD_CONTENT_READER_END_OF_STREAM : (ssize_t)count;
}

static inline void preview_drop(void *context) {
    struct preview_stream *stream = (struct preview_stream *)context;
    stream->free(stream->stream);
    free(stream);
}

/// An answer that `read` fills: a count of bytes, 0 after the connection was suspended, less than 0 at the end.
static inline struct MHD_Response *preview_stream_response(preview_read read, preview_free drop, void *context) {
    struct preview_stream *stream = (struct preview_stream *)malloc(sizeof *stream);
    if (stream == NULL) return NULL;
    stream->read = read;
    stream->free = drop;
    stream->stream = context;
    struct MHD_Response *response =
        MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 1024, preview_give, stream, preview_drop);
    if (response == NULL) free(stream);
    return response;
}

/// An answer with a copy of these bytes.
static inline struct MHD_Response *preview_response(const void *bytes, size_t count) {
    return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

/// Gives an answer to a request; 0 when that cannot be done.
static inline int preview_queue(struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response) {
    return MHD_queue_response(connection, status, response) == MHD_YES;
}

/// Adds a header to an answer; 0 when that cannot be done.
static inline int preview_header(struct MHD_Response *response, const char *name, const char *value) {
    return MHD_add_response_header(response, name, value) == MHD_YES;
}

/// The port that a server listens on.
static inline uint16_t preview_port(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info == NULL ? 0 : info->port;
}
