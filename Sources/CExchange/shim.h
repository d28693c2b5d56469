// glibc declares renameat2 for _GNU_SOURCE only, which Swift's Glibc module does not set.
#if defined(__linux__)
extern int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned int flags);
#endif
