"""Athletes: who runs, serves, dives, drives; from behind and against the light, as those who stand beside them see them."""
import football, icehockey, swimming, tennis
import motor_words as motor
from athletics import blocks, track
from people import *

ARMS_DOWN = {'upperarm01.L': (0, 0, -36), 'upperarm01.R': (0, 0, 36), 'lowerarm01.L': (-14, 0, -4), 'lowerarm01.R': (-14, 0, 4)}
STAND = {**ARMS_DOWN, 'spine02': (4, 0, 0)}
SET = {'root': (102, 0, 0), 'spine03': (8, 0, 0), 'neck01': (-24, 0, 0), 'head': (-10, 0, 0), 'upperleg01.L': (-134, 0, 0), 'lowerleg01.L': (106, 0, 0), 'foot.L': (-30, 0, 0), 'upperleg01.R': (-98, 0, 0), 'lowerleg01.R': (74, 0, 0), 'foot.R': (-10, 0, 0), 'upperarm01.L': (-100, 0, -38), 'upperarm01.R': (-100, 0, 38)}
SERVE = {'spine03': (-12, 0, 8), 'spine01': (-8, 14, 6), 'neck01': (-18, 0, 0), 'head': (-14, 0, 0), 'upperarm01.L': (-20, 0, 118), 'upperarm01.R': (18, 0, -34), 'lowerarm01.R': (0, 0, -96),
         'upperleg01.L': (-24, 0, 3), 'lowerleg01.L': (44, 0, 0), 'foot.L': (-18, 0, 0), 'upperleg01.R': (-8, 0, -4), 'lowerleg01.R': (40, 0, 0), 'foot.R': (-28, 0, 0)}
BLACK = (.02, .02, .03)

def free_kick():
    """Number nine, hands on hips, over the ball."""
    football.turf(((-3.4, 3.4), (-2.6, 7)), n=70000, chalk=('y', 1.9, .055)); football.ball((.12, .35), (.5, .25, .4), wet=True); football.floodlights(58, 12, 2, 52, calm=5); gradient_sky([(-1, (.004, .006, .01)), (0, (.034, .056, .13)), (.12, (.02, .034, .09)), (.5, (.008, .014, .04)), (1, (.004, .007, .02))], 1)
    red = (.50, .012, .02)
    dressed({'': 'akimbo01', 'head': (4, 10, 0)}, (.7, -.2, 0), 180, top=cloth(red, number='9', ink=(.9, .62, .84)), shorts=cloth((.62, .44, .58)), socks=cloth(red), shoes=plain((.8, .8, .82), .3))
    for x, y, z, k, c in ((4.5, 5, 4.6, 3600, (1, .97, .92)), (-3.4, 5, 4.2, 3000, (.82, .92, 1)), (1.2, 8, 5, 1600, (1, 1, 1))): area((x, y, z), (.6, -.2, 1.2), .9, k, c)
    area((-2.5, -6, 3.5), (.6, 0, 1), 3, 60)
    camera((-.35, -3.3, .95), (.12, 0, 1.42), 46, .9, (.7, -.2, 1.3))

def on_their_marks():
    """Three in the set position, the low sun beside them."""
    track(wear=.5)
    for k, (of, colour, y) in enumerate((('african', (.95, .62, .02), 0), ('caucasian', (.03, .16, .62), .3), ('african', (.55, .02, .03), .6))):
        dressed(SET, (.6 + 1.22 * k, y, 0), 180, of=of, sex='female', top=cloth(colour, weave=.12), sleeveless=True, shorts=cloth(BLACK, weave=.12), shoes=plain((.06, .065, .08), .35), hairdo='hair/ponytail01', height=.15); blocks((.6 + 1.22 * k, y - .27))
    box((1, 300, 4.4), (52, 40, 2.2), plain((.012, .012, .016), 1, spec=0)); swimming.lamps([(50, y, z) for y, z in np.random.default_rng(7).uniform((-40, .6), (60, 4), (170, 2))], .09, (1, .78, .5), 16)
    gradient_sky([(-1, (.02, .02, .03)), (0, (1.3, .62, .24)), (.05, (1.05, .5, .22)), (.14, (.5, .28, .24)), (.3, (.16, .14, .24)), (.7, (.04, .06, .15)), (1, (.02, .035, .09))], .8)
    sun(7, 62, 7, (1, .62, .32), .8); area((6, 4, 3.5), (1.2, .4, .6), 1, 1500, (1, .8, .55)); area((6, -3, 3), (1.2, .4, .6), 1, 900, (1, .7, .45)); area((-4, 1, 3), (.8, .3, .6), 3, 110, (.7, .8, 1))
    camera((-2.5, 2.2, .40), (1.0, .55, .56), 48, 1.8, (.6, .3, .6))

def last_bend():
    """Five go into the last bend and the sun."""
    track(bend=True, wear=.5)
    for of, colour, no, x, y, m in (('african', (.95, .62, .02), '4', .9, 0, 0), ('caucasian', (.03, .16, .62), '7', .2, 1.3, 1), ('african', (.05, .4, .2), '2', 1.9, 2.0, 1), ('asian', (.6, .02, .03), '9', .6, 3.4, 0), ('caucasian', (.8, .8, .8), '5', 1.4, 4.6, 1)):
        dressed({'': 'run01'}, (x - .012 * y * y, y, .02), 180 + 1.6 * y, of=of, top=cloth(colour, number=no), sleeveless=True, shorts=cloth(BLACK), shoes=plain((.75, .76, .78), .35), mirrored=bool(m))
    motor.trees(80, (-90, 90), 3.4, 3, (.010, .012, .008)); sky(.1, 7, 24, dust=3); sun(8, 26, 8, (1, .66, .36), .8); area((-3, -6, 2.4), (.8, 0, 1), 3, 90, (.8, .88, 1))
    camera((-1.5, -5.6, .62), (.42, 1, 1.36), 92, 1.4, (.9, 0, 1.3))

def serve():
    """The toss, seen from the back fence, the sun over the stands."""
    plane(60, material=plain((.30, .085, .035), .95, spec=.1)); white = plain((.7, .68, .64), .8)
    for x0, y0, w, d in ((0, .55, 11, .1), (-4.1, 6, .05, 11), (5, 6, .05, 11), (.45, .48, .05, .22)): box((w, d, .004), (x0, y0, 0), white)
    place_of = (.62, -.1, 0)
    person, place = dressed(SERVE, place_of, 165, of='caucasian', sex='female', top=cloth((.50, .70, .03)), shorts=cloth((.015, .02, .05)), sleeveless=True, shoes=plain((.85, .85, .85), .4), socks=cloth((.8, .8, .8)), hairdo='hair/ponytail01', muscle='average')
    hand = place.world(person.joint('finger3-1.L'))[0]; tennis.ball(tuple(hand[:2] + (.03, .12)), z=hand[2] + .34)
    grip = place.world(person.joint('finger3-1.R'))[0]; lies = Vector((-.30, -.45, .84)).to_track_quat('Y', 'Z')
    tennis.racket(tuple(Vector(grip) + lies @ Vector((0, .54, 0))), lies.to_euler(), plain((.6, .62, .05), .3))
    tennis.stands(26, 5); tennis.lamps(3, 24, 9.4, 46, 60, .6); swimming.lamps([(x, 25, z) for x, z in np.random.default_rng(4).uniform((-22, .8), (22, 5), (90, 2))], .07, (1, .78, .5), 16)
    gradient_sky([(-1, (.02, .02, .03)), (0, (.95, .40, .20)), (.08, (.55, .27, .26)), (.22, (.16, .14, .24)), (.6, (.03, .045, .12)), (1, (.015, .025, .07))], .9)
    area((4, 4, 4), (.6, 0, 1.3), 1, 1900, (1, .72, .44)); area((-3.4, 4, 4), (.6, 0, 1.3), 1, 1200, (.8, .88, 1)); area((-3, -5, 3), (.5, 0, 1), 3, 70, (.8, .86, 1))
    camera((-.45, -4.3, .42), (.12, 0, 1.36), 38, 1.8, (.62, 0, 1.2))

def on_the_block():
    """From behind the block: cap, shoulders, a lit pool."""
    w = swimming.Waves(**dict(swimming.RIPPLES, slope2=.006), seed=4); k = swimming.kit(60)
    swimming.shell(swimming.floor(light=1.1, glow=.5, colour=(.012, .34, .46), net=1.4))
    for i in range(5): swimming.block(-5 + 2.5 * i, -.42, str(i + 2), 1)
    for x in (-3.75, -1.25, 1.25, 3.75, 6.25): swimming.rope(x, .3, 24, swimming.banded('red', 'white', each=.5), w, k, seed=int(x * 2) + 20)
    person, place = dressed({**STAND, 'spine03': (6, 0, 0), 'head': (8, 0, 0), 'upperarm01.L': (4, 0, -30), 'upperarm01.R': (4, 0, 30)}, (0, -.62, .80), 180, of='african', hairdo=None, shorts=cloth(BLACK, weave=.1), sleeveless=True, wet=.4)
    cap(person, place, plain((.62, .85, .03), .35))
    swimming.grid(w, swimming.clear_water(ripple=.1), -9, 9, 0, 26, .05)
    swimming.dark((.008, .014, .03)); swimming.tubes_of_light((9, 14, 19, 24), strength=7, x=(-7.5, -2.5, 2.5, 7.5), z=7)
    area((3, 6, 5), (0, -.6, 1.9), 1.5, 1500, (.8, .92, 1)); area((-3.5, 5, 4), (0, -.6, 1.9), 1.2, 1300, (1, .86, .66)); area((0, -6, 4), (0, -.6, 1.8), 3, 16)
    g = np.random.default_rng(3); motor_lamps = [(g.uniform(-16, 16), 33 + g.uniform(0, 6), g.uniform(1.5, 7)) for _ in range(60)]; swimming.lamps(motor_lamps, .12, (1, .7, .4), 20)
    camera((-.62, -2.6, 2.20), (-.08, 2, 2.46), 50, 1.4, (0, -.62, 2.3))

def night_road(stand=True):
    """A driver before the road: those who still drive are lines of light."""
    ground = motor.wet_tarmac(puddle=.60, ripples=False); plane((400, 400), (0, 150, 0), ground)
    t = np.linspace(0, 1, 160); y = -4 + 260 * t ** 1.7; bend = lambda k: k + 2.4 * np.sin(y / 46) - .0009 * y ** 2 + .00002 * y ** 3 * .2
    hill = 7.5 * np.clip((y - 40) / 220, 0, 1) ** 1.6
    for k, (off, h, colour, strength, r) in enumerate([(o, .55 + .1 * (j % 3), (1, .93, .82), 4, .011) for j, o in enumerate((-3.6, -3.2, -2.5, -2.1, -1.7))] + [(o, .5 + .13 * (j % 3), (1, .035, .02), 3.5, .011) for j, o in enumerate((-.9, -.6, -.3, -.1, .12))]):
        tube([(float(a), float(b), float(c) + h) for a, b, c in zip(bend(off), y, hill)], r, motor.glow(colour, strength))
    for s in (-5.2, 3.4): motor.ribbon([(float(a), float(b)) for a, b in zip(bend(s), y)], .16, .004, motor.road_paint((.75, .75, .76), .3))
    rng = np.random.default_rng(4)
    for x, z in ((25, 13), (43, 11)): motor.lamp((x, 120, z), .8, (1, .97, .9), 90, (0, 0, 1))
    for _ in range(28): motor.lamp((rng.uniform(2, 70), 118, rng.uniform(.5, 4.5)), .16, (1, .72, .42), 12, (0, 0, 1))
    motor.trees(130, (-150, 150), 9, 3, (.006, .008, .014)); gradient_sky([(-1, (.003, .004, .008)), (0, (.05, .045, .085)), (.1, (.022, .024, .06)), (.5, (.006, .008, .022)), (1, (.003, .004, .012))], 1)
    person = Person(human.build(people='caucasian', muscle='average', height=.2), {**STAND, 'neck01': (0, -6, 0), 'head': (2, 8, 0)}); place = Place((.45, -.3, 0), 232)
    place.body(person.of_bones(grow=.004), cloth((.006, .006, .007), weave=.5)); head = place.world(person.joint('head'))[0]
    overall(person, place); helmet(tuple(head + (-.01, .02, .062)), 248, 2, size=1.12)
    for x, yy, z, k, c in ((-3.4, 5, 2.2, 700, (1, .93, .82)), (4, 2.5, 2.4, 420, (1, .12, .06)), (1, 8, 6, 700, (.8, .88, 1))): area((x, yy, z), (.45, -.3, 1.6), .9, k, c)
    area((-3, -5, 3), (.45, 0, 1.5), 3, 150, (.75, .84, 1))
    camera((-.1, -2.5, 1.60), (.28, 4, 1.80), 56, 3.6, (.45, -.3, 1.7))

def visor():
    """Who starts from the front row looks up at the five red lights."""
    plane((400, 400), (0, 150, 0), motor.wet_tarmac(puddle=.66, ripples=False))
    for k in range(5):
        box((1., .2, 2.1), (-3.55 + 1.3 * k, 19.5, 4.4), plain((.006, .006, .008), .6))
        for r in (0, 1): motor.lamp((-3.5 + 1.3 * k, 19, 3.9 + .9 * r), .29, (1, .012, .008), 7, (0, 0, 1))
    box((16, .2, .3), (-.9, 19.7, 5.2), plain((.006, .006, .008), .6))
    rng = np.random.default_rng(5)
    for _ in range(18): motor.lamp((rng.uniform(1, 46), 80, rng.uniform(.6, 5)), .14, ((1, .72, .42), (.7, .85, 1))[rng.integers(2)], 12, (0, 0, 1))
    gradient_sky([(-1, (.003, .003, .006)), (0, (.07, .02, .035)), (.12, (.026, .012, .034)), (.5, (.006, .007, .02)), (1, (.003, .004, .012))], 1)
    person = Person(human.build(people='caucasian', muscle='average', height=.2), {**STAND, 'neck01': (-4, 6, 0), 'head': (-8, 8, 0)}); place = Place((.57, -.3, 0), 168)
    place.body(person.of_bones(grow=.004), cloth((.006, .006, .007), weave=.5)); head = place.world(person.joint('head'))[0]
    overall(person, place, (.42, .43, .46), (.5, .01, .012)); helmet(tuple(head + (-.01, .02, .062)), 150, -6, size=1.12, colours=((.5, .51, .54), (.5, .01, .012)))
    for x, y, z, k, c in ((-1.4, 4, 3.2, 520, (1, .10, .06)), (2.6, 3.4, 3, 420, (1, .10, .06)), (-4, 2, 2.6, 420, (.8, .88, 1))): area((x, y, z), (.62, -.3, 1.6), .9, k, c)
    area((-3, -5, 3), (.45, 0, 1.5), 3, 34, (.75, .84, 1))
    camera((.05, -2.35, 1.55), (.30, 4, 1.92), 56, 1.2, (.62, -.3, 1.7))

def face_off():
    """Nineteen waits at the red line, the lamps already down."""
    icehockey.ice(icehockey.slanted(-80, .15, icehockey.RED, 1.1), frost=.8); icehockey.dark((.008, .018, .045)); icehockey.boards(24, marks=False, cap=(.02, .05, .3)); icehockey.crowd(220, (26, 44), 4, 5, 34)
    icehockey.lamps([(x, 34, z) for x, z in ((-9, 7.5), (-5.4, 8.2), (-1.6, 7.4), (2.2, 8.3), (6, 7.5), (9.8, 8.1))], .5, (.75, .88, 1), 40)
    blue = (.006, .022, .12)
    person = Person(human.build(people='caucasian', height=.2), {'spine03': (22, 0, 0), 'spine01': (10, 0, 0), 'head': (-18, 8, 0), 'upperleg01.L': (-30, 0, 9), 'lowerleg01.L': (36, 0, 0), 'foot.L': (-8, 0, 0), 'upperleg01.R': (-30, 0, -9), 'lowerleg01.R': (36, 0, 0), 'foot.R': (-8, 0, 0),
                                                                      'upperarm01.L': (-34, 0, -22), 'lowerarm01.L': (-46, 0, -14), 'upperarm01.R': (-44, 0, 24), 'lowerarm01.R': (-58, 0, 26)}); place = Place((.72, 0, .05), 186)
    place.body(person.of_bones(), skin('caucasian-male'))
    place.body(shirt(person, 2, 1.3, .05, .055), cloth(blue, number='19', weave=.5), 2, .003, (person.joint('spine02') + (0, 0, .02), .40))
    place.body(shorts_of(person, .85, .05, .045), cloth((.012, .014, .02)), 2, .003); place.body(person.cut(('lowerleg01', 'lowerleg02'), [(person.along('lowerleg01.L', .05, 'foot.L')[0], UP)], .035), cloth(blue)); place.body(person.wears('clothes/shoes02', .018), plain((.012, .012, .014), .3))
    cap(person, place, plain((.01, .02, .08), .2), .035)
    for s in 'LR':
        place.body(person.cut(('wrist', 'metacarpal1', 'metacarpal2', 'metacarpal3', 'metacarpal4', 'finger1-1', 'finger2-1', 'finger3-1', 'finger4-1', 'finger5-1', 'finger2-2', 'finger3-2', 'finger4-2', 'finger5-2'), [], .03), plain((.01, .02, .08), .6)) if s == 'L' else None
        foot = place.world(person.joint('foot.' + s) + (0, -.06, 0))[0]; box((.008, .27, .05), (foot[0], foot[1], .025), plain((.7, .72, .75), .15, 1))
    icehockey.stick((.30, .95, 0), 200, 45); icehockey.puck((.16, 1.05, 0), 20)
    for x, y, z, k, c in ((3.2, 6, 3.6, 2400, (.8, .9, 1)), (-2.4, 6, 3.4, 1900, (.7, .84, 1)), (1.0, 8, 5, 900, (1, .96, .9))): area((x, y, z), (.6, 0, 1.2), .9, k, c)
    area((-2.5, -6, 3.5), (.6, 0, 1), 3, 12)
    camera((-.25, -2.4, 1.2), (.30, 0, 1.50), 48, 1.4, (.72, 0, 1.4))

def take_over():
    """The second swimmer is in the air."""
    w = swimming.Waves(**dict(swimming.RIPPLES, slope2=.010), seed=4); k = swimming.kit(60)
    swimming.shell(swimming.floor(light=1.0, glow=.5, colour=(.012, .32, .46), net=1.4))
    for i in range(4): swimming.block(-6.25 + 2.5 * i, -.42, str(i + 1), 1, paint=(.5, .012, .012))
    for x in (-7.5, -5, -2.5, 0, 2.5): swimming.rope(x, .3, 24, swimming.banded('yellow', 'blue', each=.5), w, k, seed=int(x * 2) + 20)
    person, place = dressed({'root': (104, 0, 0), 'spine03': (-10, 0, 0), 'neck01': (14, 0, 0), 'head': (10, 0, 0), 'upperarm01.L': (-12, 0, 124), 'upperarm01.R': (-12, 0, -124), 'upperleg01.L': (6, 0, -4), 'upperleg01.R': (4, 0, 4), 'foot.L': (50, 0, 0), 'foot.R': (50, 0, 0)}, (-1.25, 1.05, .86), 180, of='african', hairdo=None, shorts=cloth(BLACK, weave=.1), sleeveless=True, wet=.6)
    cap(person, place, plain((.62, .85, .03), .3))
    swimming.grid(w, swimming.clear_water(ripple=.1), -9, 9, 0, 26, .05)
    swimming.dark((.008, .014, .03)); swimming.lamps([tuple(v) for v in np.random.default_rng(3).uniform((-26, -8, .6), (-24, 24, 6), (110, 3))], .10, (1, .74, .46), 18)
    area((-5, 2, 3.5), (-1.2, 1.4, 1), 1, 900, (.8, .92, 1)); area((-3, 6, 4), (-1.2, 1.4, 1), 1.2, 900, (1, .86, .66)); area((4, -1, 4), (-1.2, 1.2, 1), 2.5, 260, (.9, .95, 1))
    camera((3.6, 1.9, .62), (-1.6, 1.75, .72), 42, 1.8, (-1.25, 1.2, 1))

def number_six():
    """Six, from close behind, when the sun is low."""
    football.turf(((-3, 3), (-1, 7)), n=40000); colour = (.02, .12, .42)
    dressed({**STAND, 'head': (4, 34, 0), 'neck01': (0, 12, 0)}, (.12, 0, 0), 180, of='asian', top=cloth(colour, number='6'), shorts=cloth((.7, .7, .7)), socks=cloth(colour), shoes=plain((.8, .8, .8), .3), hairdo='hair/short02')
    for k, (x, y) in enumerate(((-3.4, 12), (2.6, 15), (-1.2, 19))): dressed({'': 'run01'} if k else STAND, (x, y, 0), 160 + 40 * k, of=('african', 'caucasian', 'caucasian')[k], top=cloth((.75, .75, .72) if k == 1 else colour), shorts=cloth((.7, .7, .7)), socks=cloth(colour), hairdo='hair/short02')
    motor.trees(70, (-90, 90), 5, 3, (.014, .018, .010)); gradient_sky([(-1, (.01, .012, .01)), (0, (.50, .25, .15)), (.05, (.32, .17, .15)), (.14, (.12, .10, .15)), (.3, (.05, .055, .11)), (.7, (.02, .025, .06)), (1, (.01, .015, .04))], .8); sun(9, 310, 6, (1, .7, .42), .8); area((3, -4, 3), (0, 0, 1.3), 3, 70, (.8, .88, 1)); area((-3, 5, 3), (.1, 0, 1.4), 1, 1500, (1, .75, .5))
    camera((-.35, -2.7, 1.32), (-.02, 0, 1.48), 48, 1.6, (.12, 0, 1.4))

def again(build, *lens):
    """A place from somewhere else."""
    def shot(): build(); camera(*lens)
    return shot

night = dict(exposure=.5, contrast=1.08, bloom=.10, grade=((.95, .98, 1.08), (1.03, 1, .96)), vignette=.3)
low_sun = dict(exposure=-.25, contrast=1.12, bloom=.05, grade=((.95, .97, 1.07), (1.05, 1, .92)), vignette=.3)
evening = dict(low_sun, exposure=.35, bloom=.08)
SHOTS = {
    'football-free-kick': (free_kick, dict(hero=True, samples=36, develop=football.lit)),
    'football-number-six': (number_six, dict(hero=True, develop=dict(low_sun, exposure=-.1))),
    'athletics-set': (on_their_marks, dict(hero=True, develop=evening)),
    'athletics-marks': (again(on_their_marks, (-.55, 2.9, .34), (.72, .2, .52), 58, 1.8, (.6, .45, .55)), dict(develop=evening)),
    'athletics-last-bend': (last_bend, dict(hero=True, develop=dict(low_sun, exposure=-1.15, saturation=1.15))),
    'tennis-serve': (serve, dict(hero=True, develop=low_sun)),
    'tennis-toss': (again(serve, (2.1, -2.9, .9), (.42, 0, 1.62), 48, 1.8, (.62, 0, 1.5)), dict(develop=low_sun)),
    'swimming-block': (on_the_block, dict(hero=True, develop=night)),
    'swimming-take-over': (take_over, dict(hero=True, develop=night)),
    'ice-hockey-face-off': (face_off, dict(hero=True, develop=dict(night, exposure=.1))),
    'ice-hockey-nineteen': (again(face_off, (-.55, -2.5, 1.3), (.42, .2, 1.45), 50, 1.8, (.72, 0, 1.4)), dict(develop=dict(night, exposure=.1))),
    'race-driver-night': (night_road, dict(hero=True, samples=36, develop=night)),
    'race-visor': (visor, dict(hero=True, samples=36, develop=night)),
}
