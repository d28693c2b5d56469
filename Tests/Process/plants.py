"""Secrets to plant: invented, of every kind that ctreport knows, and none of them twice."""

import hashlib
import uuid

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


def noise(seed, length, alphabet=LETTERS):
    """Signs that look random, the same each time."""
    signs = ""
    while len(signs) < length:
        digest = hashlib.sha256(f"{seed}/{len(signs)}".encode()).digest()
        signs += "".join(alphabet[byte % len(alphabet)] for byte in digest)
    return signs[:length]


def luhn(digits):
    """The digits with their check digit."""
    total = 0
    for place, digit in enumerate(reversed(digits)):
        value = int(digit) * (2 if place % 2 == 0 else 1)
        total += value - 9 if value > 9 else value
    return digits + str(-total % 10)


def iban(country, account):
    """An IBAN with its check digits."""
    number = "".join(str(int(sign, 36)) for sign in account + country + "00")
    return f"{country}{98 - int(number) % 97:02d}{account}"


NAMES = ["anna.petrova", "j.smith", "maria_garcia", "ivan.sidorov", "li.wei", "o.brien", "kenji.tanaka", "zoe.martin"]

# They show by themselves what they are, wherever they stand.
PLAIN = (
    [f"{NAMES[n % 8]}{n}@mail{n}.example" for n in range(30)]
    + [f"ghp_{noise(f'gh{n}', 36)}" for n in range(10)]
    + [f"AKIA{noise(f'aws{n}', 16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}" for n in range(10)]
    + [f"xoxb-{noise(f'sl{n}', 11, '0123456789')}-{noise(f'sm{n}', 24)}" for n in range(5)]
    + [f"sk_live_{noise(f'st{n}', 24)}" for n in range(5)]
    + [f"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c2Vy{noise(f'j{n}', 8)}In0.{noise(f'k{n}', 43)}" for n in range(10)]
    + [f"+49 1512 34567{n:02d}" for n in range(15)]
    + [luhn(f"4{noise(f'card{n}', 14, '0123456789')}") for n in range(10)]
    + [iban("DE", noise(f"iban{n}", 18, "0123456789")) for n in range(10)]
    + [f"203.0.113.{n + 10}" for n in range(15)]
    + [f"3c:22:fb:{n + 16:02x}:a4:{n + 33:02x}" for n in range(5)]
    + [str(uuid.uuid5(uuid.NAMESPACE_DNS, f"canary{n}")).upper() for n in range(20)]
    + [f"/Users/{NAMES[n % 8]}{n}/Library/x" for n in range(5)]
)
# They are what the words around them say.
TOLD = (
    [(f"password={value}", value) for value in (noise(f"pw{n}", 12) for n in range(10))]
    + [(f"Authorization: Bearer {value}", value) for value in (noise(f"be{n}", 32) for n in range(10))]
    + [(f"Set-Cookie: sid={value}; Path=/", value) for value in (noise(f"co{n}", 26) for n in range(10))]
    + [(f"user_name={value}", value) for value in ("Anna Petrova", "Ivan Sidorov", "Marie Dupont", "Kenji Tanaka", "Zoë Brandt")]
    + [(f"https://{value}@host.example/a", value) for value in (f"bob{n}:{noise(f'ui{n}', 9)}" for n in range(5))]
    + [(f"verification code is {value}", value) for value in ("482913", "730164", "915527", "264809", "358146")]
)
PLANTS = PLAIN + [value for _, value in TOLD]
