internal import CCmark

/// A tree of libcmark; this file alone knows the library. The owner frees the tree.
@safe
struct CmarkTree: ~Copyable {
    /// What a tree is rendered to.
    enum Format {
        case html, commonMark
    }

    // Safety: a document node that this value alone owns; valid until `deinit`, never handed out.
    private let root: OpaquePointer

    deinit {
        // Safety: `root` is owned and not used after this; the call frees the whole subtree.
        unsafe cmark_node_free(root)
    }

    /// The tree of a page, or nil when memory ran out. Bytes that are not UTF-8 become U+FFFD.
    init?(parsing bytes: [UInt8]) {
        // Safety: the buffer is valid for `count` bytes during the call; cmark copies what it keeps.
        let parsed: OpaquePointer? = unsafe bytes.withUnsafeBytes { buffer in
            guard let start = unsafe buffer.bindMemory(to: CChar.self).baseAddress else {
                return unsafe cmark_parse_document("", 0, CMARK_OPT_VALIDATE_UTF8)
            }
            return unsafe cmark_parse_document(start, buffer.count, CMARK_OPT_VALIDATE_UTF8)
        }
        guard let document = unsafe parsed else { return nil }
        // Safety: the document was just made and is not shared.
        unsafe cmark_consolidate_text_nodes(document)
        unsafe root = document
    }

    /// A tree from steps, or nil when memory ran out.
    init?(building steps: [MarkupStep]) {
        guard let document = unsafe Self.built(steps) else { return nil }
        // Safety: the document was just made and is not shared.
        unsafe root = document
    }

    /// The tree as text, never wrapped; cmark's unsafe option stays off.
    func rendered(to format: Format) -> String {
        // Safety: the answer is a NUL-terminated string from the default allocator, copied before it is freed.
        let answer =
            switch format {
            case .html: unsafe cmark_render_html(root, CMARK_OPT_DEFAULT)
            case .commonMark: unsafe cmark_render_commonmark(root, CMARK_OPT_DEFAULT, 0)
            }
        guard let characters = unsafe answer else { return "" }
        defer { unsafe cmark_get_default_mem_allocator().pointee.free(characters) }
        return unsafe String(cString: characters)
    }

    /// The walk over the tree, document node left out; empty when memory ran out.
    func steps() -> [MarkupStep] {
        // Safety: the iterator is freed before the tree can be; nodes are read while the tree lives.
        guard let iterator = unsafe cmark_iter_new(root) else { return [] }
        defer { unsafe cmark_iter_free(iterator) }
        var steps: [MarkupStep] = []
        while true {
            let event = unsafe cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return steps }
            guard let node = unsafe cmark_iter_get_node(iterator), unsafe node != root else { continue }
            if event == CMARK_EVENT_EXIT {
                steps.append(.leave)
            } else {
                let (line, column) = unsafe (cmark_node_get_start_line(node), cmark_node_get_start_column(node))
                steps.append(.enter(unsafe Self.read(node), line: Int(line), column: Int(column)))
            }
        }
    }
}

extension CmarkTree {
    /// What a node of a parsed tree is.
    private static func read(_ node: OpaquePointer) -> MarkupNode {
        // Safety: `node` belongs to a living tree; the strings are copied at once.
        switch unsafe cmark_node_get_type(node) {
        case CMARK_NODE_HEADING: return .heading(level: unsafe Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_LIST:
            let isOrdered = unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
            return .list(isOrdered: isOrdered, isTight: unsafe cmark_node_get_list_tight(node) != 0)
        case CMARK_NODE_ITEM: return .entry
        case CMARK_NODE_BLOCK_QUOTE: return .quote
        case CMARK_NODE_CODE_BLOCK:
            let info = unsafe text(cmark_node_get_fence_info(node))
            return .codeBlock(info: info, text: unsafe text(cmark_node_get_literal(node)))
        case CMARK_NODE_THEMATIC_BREAK: return .rule
        case CMARK_NODE_TEXT: return .text(unsafe text(cmark_node_get_literal(node)))
        case CMARK_NODE_SOFTBREAK: return .softBreak
        case CMARK_NODE_LINEBREAK: return .lineBreak
        case CMARK_NODE_CODE: return .code(unsafe text(cmark_node_get_literal(node)))
        case CMARK_NODE_EMPH: return .emphasis
        case CMARK_NODE_STRONG: return .strong
        case CMARK_NODE_LINK: return .link(unsafe text(cmark_node_get_url(node)))
        case CMARK_NODE_IMAGE: return .image
        case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: return .html
        default: return .paragraph
        }
    }

    /// A document node with the nodes of `steps` below it, owned by the caller.
    private static func built(_ steps: [MarkupStep]) -> OpaquePointer? {
        // Safety: every node is appended to the tree at once, so freeing the document frees all; `open` holds nodes of
        // this tree only and ends before the tree can be freed.
        guard let document = unsafe cmark_node_new(CMARK_NODE_DOCUMENT) else { return nil }
        var open = unsafe [document]
        for step in steps {
            guard case .enter(let node, _, _) = step else {
                if unsafe open.count > 1 { unsafe open.removeLast() }
                continue
            }
            guard let parent = unsafe open.last, let made = unsafe Self.made(node) else {
                unsafe cmark_node_free(document)
                return nil
            }
            guard unsafe cmark_node_append_child(parent, made) == 1 else {
                preconditionFailure("a lowering put \(node) where it can't stand")
            }
            if !node.isLeaf { unsafe open.append(made) }
        }
        return unsafe document
    }

    private static func text(_ characters: UnsafePointer<CChar>?) -> String {
        // Safety: cmark's strings end in NUL and live as long as their node; this copies.
        guard let characters = unsafe characters else { return "" }
        return unsafe String(cString: characters)
    }

    /// A new node without a parent, owned by the caller.
    private static func made(_ node: MarkupNode) -> OpaquePointer? {
        // Safety: the node is new; setters copy the strings, which are valid during each call.
        guard let made = unsafe cmark_node_new(type(of: node)) else { return nil }
        switch node {
        case .heading(let level): unsafe cmark_node_set_heading_level(made, Int32(min(max(level, 1), 6)))
        case .list(let isOrdered, let isTight):
            unsafe cmark_node_set_list_type(made, isOrdered ? CMARK_ORDERED_LIST : CMARK_BULLET_LIST)
            unsafe cmark_node_set_list_tight(made, isTight ? 1 : 0)
            if isOrdered {
                unsafe cmark_node_set_list_start(made, 1)
                unsafe cmark_node_set_list_delim(made, CMARK_PERIOD_DELIM)
            }
        case .codeBlock(let info, let text):
            unsafe cmark_node_set_fence_info(made, info)
            unsafe cmark_node_set_literal(made, text)
        case .text(let text), .code(let text): unsafe cmark_node_set_literal(made, text)
        case .link(let address): unsafe cmark_node_set_url(made, address)
        case .customBlock(let open, let close):
            unsafe cmark_node_set_on_enter(made, open)
            unsafe cmark_node_set_on_exit(made, close)
        case .customInline(let text): unsafe cmark_node_set_on_enter(made, text)
        default: break
        }
        return unsafe made
    }

    private static func type(of node: MarkupNode) -> cmark_node_type {
        switch node {
        case .paragraph: CMARK_NODE_PARAGRAPH
        case .heading: CMARK_NODE_HEADING
        case .list: CMARK_NODE_LIST
        case .entry: CMARK_NODE_ITEM
        case .quote: CMARK_NODE_BLOCK_QUOTE
        case .codeBlock: CMARK_NODE_CODE_BLOCK
        case .rule: CMARK_NODE_THEMATIC_BREAK
        case .text: CMARK_NODE_TEXT
        case .softBreak: CMARK_NODE_SOFTBREAK
        case .lineBreak: CMARK_NODE_LINEBREAK
        case .code: CMARK_NODE_CODE
        case .emphasis: CMARK_NODE_EMPH
        case .strong: CMARK_NODE_STRONG
        case .link: CMARK_NODE_LINK
        case .image: CMARK_NODE_IMAGE
        case .html, .customInline: CMARK_NODE_CUSTOM_INLINE
        case .customBlock: CMARK_NODE_CUSTOM_BLOCK
        }
    }
}
