/// Which of several claims on one place wins.
enum ClaimOrder {
    /// The claims in order of their places, none over another. The longest wins, then the stricter class, then the one that
    /// was found earlier; what sticks out of the winner stays claimed.
    static func resolved(_ claims: [Claim]) -> [Claim] {
        let claims = claims.filter { !$0.range.isEmpty }
        let byPlace = claims.indices.sorted { (claims[$0].range.lowerBound, $0) < (claims[$1].range.lowerBound, $1) }
        var result: [Claim] = []
        result.reserveCapacity(claims.count)
        var first = 0
        while first < byPlace.count {
            var end = claims[byPlace[first]].range.upperBound
            var next = first + 1
            while next < byPlace.count, claims[byPlace[next]].range.lowerBound < end {
                end = max(end, claims[byPlace[next]].range.upperBound)
                next += 1
            }
            if next == first + 1 {
                result.append(claims[byPlace[first]])
            } else {
                resolve(byPlace[first..<next], of: claims, end: end, into: &result)
            }
            first = next
        }
        return result
    }

    /// Claims that overlap, in a row: each place goes to its winner.
    private static func resolve(_ group: ArraySlice<Int>, of claims: [Claim], end: Int, into result: inout [Claim]) {
        guard let first = group.first else { return }
        let start = claims[first].range.lowerBound
        let weakestFirst = group.sorted { isStronger(claims, $1, than: $0) }
        if let winner = weakestFirst.last, claims[winner].range == start..<end {
            result.append(claims[winner])
            return
        }
        var owners = [Int](repeating: 0, count: end - start)
        for index in weakestFirst {
            for place in claims[index].range { owners[place - start] = index }
        }
        var place = 0
        while place < owners.count {
            var next = place + 1
            while next < owners.count, owners[next] == owners[place] { next += 1 }
            var claim = claims[owners[place]]
            claim.range = start + place..<start + next
            result.append(claim)
            place = next
        }
    }

    private static func isStronger(_ claims: [Claim], _ left: Int, than right: Int) -> Bool {
        let (one, other) = (claims[left], claims[right])
        if one.range.count != other.range.count { return one.range.count > other.range.count }
        if one.type.sensitivity != other.type.sensitivity { return one.type.sensitivity < other.type.sensitivity }
        return left < right
    }
}
