extension Detector {
    /// Long runs of hexadecimal digits: identifiers of devices and users, and push tokens; hashes of code stay.
    static let hexRuns = Detector(
        id: "hex", type: .device, needs: [.longWord],
        matches: [
            Sample("Adjust adid 29db0402f7d8b3c7968a5df4f4acf36f ok", "29db0402f7d8b3c7968a5df4f4acf36f"),
            Sample("user_hash=a3a4440be99d8f3693c2453dff4cd3d5", "a3a4440be99d8f3693c2453dff4cd3d5"),
            Sample("UDID 2b6f0cc904d137be2e1730235f5664094b831186", "2b6f0cc904d137be2e1730235f5664094b831186"),
            Sample("device 00008030-001A2B3C4D5E6F70 attached", "00008030-001A2B3C4D5E6F70"),
            Sample(
                "token 740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad",
                "740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad"),
            Sample("session_id=b51bbcb0304831c0d9e2d1b481e063e4", "b51bbcb0304831c0d9e2d1b481e063e4"),
            Sample("CloudKit _2203db20fdd5ebe7034a2b8f1cb7715d fetched", "_2203db20fdd5ebe7034a2b8f1cb7715d"),
            Sample("thread 18c4f0aa91d7e3b2ab01cd99 öffnen", "18c4f0aa91d7e3b2ab01cd99"),
        ],
        rejects: [
            "", "commit da271c649be51e280d6b5489bc0d6b110f95317c",
            "sha256=95f458013da4c1cd36c0cf014fcf80e666d30d049ab3cc95",
            "x-amzn-trace-id: Root=1-67891233-abcdef012345678912345678",
            "traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
            "0x600002145e00", "0000000000000000000000000000000000", "etag \"33a64df551425fcc55e4d42a148795d9f25f89d4\"",
            "Random seed 305693090259051234567890", "deadbeef", "build 5f3a9c1e77b04d22a15f3a9c",
            "Merge 0a1b2c3d4e5f60718293a4b5",
            "md5: 9e107d9d372bb6826bd81d3542a419d6", "Stack 0x00000001a3f4c8d0 + 12", "abcdefabcdefabcdefabcdef",
            "facade",
        ]
    ) { text, claims in
        for word in text.words where word.all.contains(.hex) && word.range.count >= 16 {
            if let claim = HexRun.claim(word.range, text) { claims.append(claim) }
        }
    }

    /// Push tokens as iOS prints them: `<…>` in groups, `{length = 32, bytes = 0x… … …}`, and those of Google and Expo.
    static let pushTokens = Detector(
        "push-token", .pushToken, needs: [],
        matches: [
            Sample(
                "{length = 32, bytes = 0xc4a19beadb01c0d1d47648dc04327700 ... c7b8e50ba3df11aa }",
                "c4a19beadb01c0d1d47648dc04327700", "c7b8e50ba3df11aa"),
            Sample("{length=8, bytes=0x0011aabbccddeeff}", "0011aabbccddeeff"),
            Sample(
                "token <740f4707 bebcf74f 9b7c25d4 8e335894 5f6aa01d a5ddb387 462c7eaf 61bb78ad>",
                "740f4707 bebcf74f 9b7c25d4 8e335894 5f6aa01d a5ddb387 462c7eaf 61bb78ad"),
            Sample(
                "fcm: ATbWga_lRV7buraBVscCq3:APA91bIQ_chfYPqCvDTf2l52WOdGIs",
                "ATbWga_lRV7buraBVscCq3:APA91bIQ_chfYPqCvDTf2l52WOdGIs"),
            Sample("push_id=ExponentPushToken[k2Yh3vLQ0aPzXbN8wRtUdE]", "k2Yh3vLQ0aPzXbN8wRtUdE"),
        ],
        rejects: [
            "", "length = 32", "bytes = 12", "<deadbeef>", "a:APA91", "ExponentPushToken[]", "bytes = 0xff",
            "<0 1 2 3 4>",
        ]
    ) { text, claim in
        for index in text.lexicalWords.indices { PushTokenShape.find(at: index, text, claim) }
    }
}
