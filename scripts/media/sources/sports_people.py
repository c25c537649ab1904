"""People made of capsules: who runs, skates, waits or swings. Their own axes: x ahead, y left, z up, in metres."""
import math

from sports_scene import cap, placed

SKINS = ((.93, .74, .60), (.45, .29, .20), (.78, .56, .40), (.30, .19, .14), (.86, .66, .50))
HAIR = ((.10, .08, .07), (.05, .04, .04), (.32, .20, .11), (.07, .05, .05), (.62, .48, .28))


def _leg(side, swing, bend, hip, spread, skin, shorts, sock, shoe):
    y = side * .11
    knee = (math.sin(swing) * .46, y + side * spread * .2, hip - math.cos(swing) * .46)
    back = swing - bend
    foot = (knee[0] + math.sin(back) * .44, knee[1] + side * spread * .18, max(.05, knee[2] - math.cos(back) * .44))
    mid = tuple(h + (k - h) * .55 for h, k in zip((0, y, hip), knee))
    toe = (foot[0] + .2 * math.cos(back * .6), foot[1], max(.04, foot[2] + .1 * math.sin(back)))
    return [cap((0, y, hip), mid, .105, shorts), cap(mid, knee, .085, skin), cap(knee, foot, .062, sock or skin), cap(foot, toe, .055, shoe)]


def athlete(at, heading, step, kit, stride=.75, lean=.16, spread=0., hip=.92, size=1.25, number=0, sock=None, shoe=(.95, .95, .9), bend=1.25, reach=None, head=None, thing=()):
    """A moving figure: `step` is the phase of its legs, kit is (shirt, shorts); `reach` puts a hand somewhere (side, x, y, z)."""
    shirt, shorts = kit
    skin, hair = SKINS[number % 5], HAIR[(number * 3 + 1) % 5]
    parts = []
    for side, phase in ((1, step), (-1, step + math.pi)):
        parts += _leg(side, stride * math.sin(phase), .2 + bend * max(0, math.cos(phase)) * min(1, stride * 1.4), hip, spread, skin, shorts, sock, shoe)
    chest = (math.sin(lean) * .5, 0, hip + math.cos(lean) * .48)
    waist = (math.sin(lean) * .12, 0, hip + .1)
    parts += [cap((0, .05, hip), (0, -.05, hip), .145, shorts), cap(waist, chest, .165, shirt)]
    twist = .09 * math.sin(step)
    left, right = (chest[0] - twist, .2, chest[2] + .02), (chest[0] + twist, -.2, chest[2] + .02)
    parts.append(cap(left, right, .105, shirt))
    for side, shoulder, phase in ((1, left, step + math.pi), (-1, right, step)):
        swing = .95 * math.sin(phase) * min(1, stride * 1.3)
        elbow = (shoulder[0] + math.sin(swing) * .3, shoulder[1] + side * (.08 + spread * .12), shoulder[2] - math.cos(swing) * .28)
        hand = (elbow[0] + math.cos(swing) * .25, elbow[1] - side * .05, elbow[2] + math.sin(swing + .3) * .22)
        if reach and reach[0] == side:
            hand = reach[1:]
            elbow = tuple((s + h) / 2 - d for s, h, d in zip(shoulder, hand, (0, 0, .07)))
        parts += [cap(shoulder, elbow, .066, shirt if sock else skin), cap(elbow, hand, .052, skin)]
    top = (chest[0] + .08, 0, chest[2] + .25)
    parts += [cap(chest, top, .06, skin), cap(top, (top[0] + .03, 0, top[2] - .03), .115, skin), cap((top[0] - .02, 0, top[2] + .045), (top[0] - .03, 0, top[2] + .03), .112, head or hair)]
    return placed(parts + list(thing), at, heading, size)
