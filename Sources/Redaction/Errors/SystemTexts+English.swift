extension SystemTexts {
    /// English, one a line, `%@` for a hole: CFNetwork, WebKit, Cocoa, StoreKit, UserNotifications, CoreLocation, POSIX.
    static let english: [StaticString] = [network, web, files, services, system]

    private static let network: StaticString = """
        cancelled
        unknown error
        bad URL
        unsupported URL
        too many HTTP redirects
        resource unavailable
        DNS lookup failed
        The Internet connection appears to be offline.
        The network connection was lost.
        The request timed out.
        A server with the specified hostname could not be found.
        Could not connect to the server.
        An SSL error has occurred and a secure connection to the server cannot be made.
        The operation couldn’t be completed.
        The operation couldn’t be completed. %@
        The operation could not be completed.
        The operation could not be completed. %@
        There was a bad response from the server.
        cannot decode raw data
        cannot decode content data
        cannot parse response
        data length exceeds maximum
        user authentication required
        user cancelled authentication
        redirection to a non-existent location
        The requested URL was not found on this server.
        The file is directory.
        You do not have permission to access the requested resource.
        International roaming is currently off.
        A data connection cannot be established since a call is currently active.
        A data connection is not currently allowed.
        request body stream exhausted
        background session required a shared container
        background session in use by another process
        Lost connection to background transfer service
        The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.
        The certificate for this server is invalid.
        The certificate for this server has expired.
        The certificate for this server is not yet valid.
        The certificate for this server was signed by an unknown certifying authority.
        The server “%@” did not accept the certificate.
        The server “%@” requires a client certificate.
        The certificate for this server is invalid. You might be connecting to a server that is pretending to be “%@” which could put your confidential information at risk.
        The certificate for this server has expired. You might be connecting to a server that is pretending to be “%@” which could put your confidential information at risk.
        can’t load from network
        Cannot create file
        cannot open file
        cannot close file
        cannot write file
        cannot remove file
        cannot move file
        download decoding failed mid stream
        download decoding failed to complete
        Would you like to connect to the server anyway?
        """

    private static let web: StaticString = """
        Frame load interrupted
        Plug-in handled load
        Cannot show URL
        Cannot show content
        The URL can’t be shown
        Web Content process terminated.
        Not allowed to use restricted network port
        Content with specified MIME type can’t be shown
        Failed to load resource
        A JavaScript exception occurred
        JavaScript execution returned a result of an unsupported type
        The WKWebView was invalidated
        The Web Content process was terminated
        An unknown error occurred
        """

    private static let files: StaticString = """
        (null)
        The data couldn’t be read because it is missing.
        The data couldn’t be read because it isn’t in the correct format.
        The data is not in the correct format.
        The file couldn’t be opened.
        The file couldn’t be saved.
        The file couldn’t be opened because it isn’t in the correct format.
        The file couldn’t be opened because there is no such file.
        The file couldn’t be opened because you don’t have permission to view it.
        The file couldn’t be saved because there isn’t enough space.
        The file doesn’t exist.
        The file “%@” couldn’t be opened.
        The file “%@” couldn’t be opened because there is no such file.
        The file “%@” couldn’t be opened because you don’t have permission to view it.
        The file “%@” couldn’t be opened because it isn’t in the correct format.
        The file “%@” couldn’t be opened because the text encoding of its contents can’t be determined.
        The file “%@” couldn’t be opened using text encoding %@.
        The file “%@” couldn’t be opened because the file name is invalid.
        The file “%@” couldn’t be opened because it is too large.
        The file “%@” couldn’t be saved because the file name is invalid.
        The file “%@” couldn’t be saved because there isn’t enough space.
        The file “%@” couldn’t be saved in the folder “%@”.
        The file “%@” couldn’t be saved in the folder “%@” because a file with the same name already exists.
        The file “%@” couldn’t be saved.
        The file “%@” already exists.
        The file “%@” doesn’t exist.
        The folder “%@” doesn’t exist.
        The folder “%@” couldn’t be opened.
        The folder “%@” couldn’t be saved.
        You don’t have permission to save the file “%@” in the folder “%@”.
        You can’t save the file “%@” because the volume “%@” is read only.
        You can’t save the file “%@” because the volume “%@” is out of space.
        You don’t have permission.
        “%@” couldn’t be removed.
        “%@” couldn’t be removed because you don’t have permission to access it.
        “%@” couldn’t be moved to “%@” because an item with the same name already exists.
        “%@” couldn’t be moved to “%@”.
        “%@” couldn’t be moved because you don’t have permission to access “%@”.
        “%@” couldn’t be copied to “%@” because an item with the same name already exists.
        “%@” couldn’t be copied to “%@”.
        “%@” couldn’t be copied because you don’t have permission to access “%@”.
        “%@” couldn’t be linked to “%@” because an item with the same name already exists.
        The executable couldn’t be loaded.
        The bundle “%@” couldn’t be loaded.
        The bundle “%@” couldn’t be loaded because its executable couldn’t be located.
        The operation was cancelled.
        The persistent store is not reachable from the current runtime process
        A Core Data error occurred.
        The model used to open the store is incompatible with the one used to create the store
        Persistent store migration failed, missing mapping model.
        Couldn’t communicate with a helper application.
        JSON text did not start with array or object and option to allow fragments not set.
        Unexpected end of file
        Invalid value around character %@.
        Invalid value around line %@, column %@.
        Unexpected character '%@' around line %@, column %@.
        No string key for value in object around character %@.
        Badly formed object around character %@.
        Badly formed array around character %@.
        Unterminated string around character %@.
        Unable to parse empty data.
        Garbage at end.
        Garbage at end around line %@, column %@.
        Unescaped control character around character %@.
        """

    private static let services: StaticString = """
        Notifications are not allowed for this application
        no valid “aps-environment” entitlement string found for application
        remote notifications are not supported in the simulator
        Cannot connect to iTunes Store
        Cannot connect to App Store
        Payment is not allowed.
        Request Cancelled
        Transaction cancelled
        You’re currently subscribed to this
        The payment was cancelled.
        Unable to complete request
        Unable to Complete Request
        The product is not available in the current storefront.
        The user is not allowed to make payments.
        The operation couldn’t be completed because of missing entitlements.
        Location services are denied
        User denied access to location
        Canceled by user.
        Authentication canceled.
        Fallback authentication mechanism selected.
        User interaction required.
        UI canceled by system.
        Passcode not set.
        Biometry is not available on this device.
        Biometry is not enrolled.
        No identities are enrolled.
        Biometry is locked out.
        Application retry limit exceeded.
        Record not found
        Quota exceeded
        Network Unavailable
        Network Failure
        Not Authenticated
        Service Unavailable
        Request Rate Limited
        Unknown Item
        Permission Failure
        Bad Container
        Operation Cancelled
        Server Rejected Request
        The specified item could not be found in the keychain.
        The specified item already exists in the keychain.
        The user name or passphrase you entered is not correct.
        User interaction is not allowed.
        A required entitlement isn’t present.
        The peripheral has disconnected from us.
        The specified device has disconnected from us.
        The connection has timed out unexpectedly.
        Bluetooth is turned off.
        Cannot Decode
        Cannot Open
        Cannot Record
        Media data could not be decoded.
        The operation could not be completed because the device is locked.
        No speech detected
        Access denied
        """

    private static let system: StaticString = """
        Operation not permitted
        No such file or directory
        Input/output error
        Device not configured
        Bad file descriptor
        Cannot allocate memory
        Permission denied
        Resource busy
        File exists
        Not a directory
        Is a directory
        Invalid argument
        Too many open files
        File too large
        No space left on device
        Read-only file system
        Broken pipe
        Resource temporarily unavailable
        Operation now in progress
        Socket is not connected
        Connection refused
        Connection reset by peer
        Software caused connection abort
        Operation timed out
        Network is down
        Network is unreachable
        Host is down
        No route to host
        Address already in use
        Can't assign requested address
        Protocol not available
        No buffer space available
        Operation canceled
        Bad message
        The process died unexpectedly
        Connection interrupted
        Connection invalid
        connection to service named %@ was interrupted
        """
}
