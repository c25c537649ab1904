"""Commentators, from behind, at their windows: a headset, and what they speak of out of focus."""
import motor_words as motor
from people import *

SITS = {'upperarm01.L': (0, 0, -36), 'upperarm01.R': (0, 0, 36)}

def headset(middle, turned, band=(.02, .02, .022), cup=(.03, .03, .034)):
    """From ear to ear over a head whose middle is there."""
    c, s = math.cos(math.radians(turned)), math.sin(math.radians(turned)); at = lambda x, y, z: (middle[0] + x * c - y * s, middle[1] + x * s + y * c, middle[2] + z)
    hard = plain(band, .35)
    tube([at(.098 * math.cos(a), .012, .104 * math.sin(a)) for a in np.linspace(0, math.pi, 40)], .0085, hard)
    for side in (-1, 1):
        for x, r, deep, of in ((.086, .040, .030, plain(cup, .6)), (.106, .034, .014, hard)):
            o = add(bpy.ops.mesh.primitive_cylinder_add, of, radius=r, depth=deep, location=at(side * x, .006, -.012), vertices=48); o.rotation_euler = (0, math.radians(90), math.radians(turned))
    tube([at(-.106, -.01, -.02), at(-.112, -.07, -.05), at(-.085, -.125, -.075)], .004, hard)

def voice(of, sex, hairdo, jacket, turned, dress):
    person = Person(human.build(sex=sex, people=of, muscle='average'), {**SITS, 'head': (2, turned, 0)}); place = Place((0, 0, 0), 180)
    place.body(person.of_bones(), skin(of + '-' + sex)); place.body(person.wears('clothes/' + dress, .012), cloth(jacket, weave=.4), 1, .003); place.body(person.wears('hair/' + hairdo), hair('hair/' + hairdo, .6), 0)
    ears = place.world(person.joint('head'))[0] + np.array((0, .02, .055)); headset(ears, 180 + turned * .8)
    return ears[2]

def window(eye, ground, lamps, colour, sky, rims):
    plane((80, 80), (0, 46, -9), ground); rng = np.random.default_rng(len(lamps))
    for x, z, r in lamps: motor.lamp((x, 52, eye + z), r, (1, .97, .9), 26, (0, 0, 1.5))
    for x, y, z in rng.uniform((-16, 26, -4.4), (16, 44, .6), (70, 3)): motor.lamp((x, y, z), rng.uniform(.05, .11), colour[rng.integers(len(colour))], 9, (0, 0, 1.5))
    gradient_sky(sky, 1)
    for (x, y, z), k, c in rims: area((x, y, z), (0, 0, eye), .7, k, c)
    area((-1, -4, 3), (0, 0, 1.4), 3, 16, (.85, .9, 1))
    camera((.06, -2.5, eye), (0, 0, eye - .03), 82, 1.5, (0, 0, eye))

DUSK = [(-1, (.02, .015, .02)), (0, (.30, .13, .09)), (.1, (.16, .09, .12)), (.35, (.05, .045, .10)), (1, (.01, .015, .04))]
NIGHT = [(-1, (.01, .012, .018)), (0, (.03, .04, .075)), (.3, (.012, .018, .045)), (1, (.005, .008, .02))]

def track_side():
    """Odile Duval, above a red track at dusk."""
    window(voice('caucasian', 'female', 'bob01', (.03, .03, .034), 18, 'F_Dress_03'), plain((.34, .045, .02), .9), [(-7.4, 2.6, .4), (-4.6, 3.6, .42), (5.4, 3.2, .4)], ((1, .72, .4), (1, .5, .25)), DUSK, (((2.2, 2, 2.4), 520, (1, .62, .34)), ((-2.2, 2.2, 2.2), 300, (.8, .8, 1))))

def pit_wall():
    """Marlon Pike, at a wet pit lane."""
    window(voice('african', 'male', 'short04', (.02, .03, .06), -20, 'male_elegantsuit01'), motor.wet_tarmac(puddle=.6, ripples=False), [(-5.6, 2.2, .4), (5.8, 3.2, .42)], ((1, .04, .03), (.75, .86, 1), (1, .8, .5)), NIGHT, (((2.2, 2, 2.4), 420, (.7, .86, 1)), ((-2.2, 2.2, 2.2), 380, (1, .2, .12))))

def rink_side():
    """Runa Aas, over the ice, under lamps."""
    window(voice('caucasian', 'female', 'ponytail01', (.05, .05, .055), 22, 'F_Dress_03'), plain((.5, .56, .62), .4), [(-8.2, 3, .36), (-6.6, 3, .36), (5.8, 3.5, .36), (7.4, 3.5, .36)], ((1, .97, .9), (.8, .9, 1)), NIGHT, (((2.2, 2, 2.4), 480, (1, .97, .92)), ((-2.2, 2.2, 2.2), 340, (.7, .86, 1))))

own = dict(exposure=.35, contrast=1.1, bloom=.12, grade=((.96, .98, 1.06), (1.03, 1, .96)), vignette=.3)
SHOTS = {
    'portrait-odile-duval': (track_side, dict(develop=own)),
    'portrait-marlon-pike': (pit_wall, dict(develop=own)),
    'portrait-runa-aas': (rink_side, dict(develop=own)),
}
