"""People of a small cinema's films, from behind: sisters on a jetty, a tenant at her window, the last passenger."""
import motor_road
import motor_words as motor
from people import *

ARMS_DOWN = {'upperleg01.L': (0, 0, -5), 'upperleg01.R': (0, 0, 5), 'upperarm01.L': (0, 0, -38), 'upperarm01.R': (0, 0, 38), 'lowerarm01.L': (-10, 0, -4), 'lowerarm01.R': (-10, 0, 4)}
LEANS = {**ARMS_DOWN, 'upperleg01.L': (-4, 0, -3), 'spine05': (0, 0, 3), 'head': (2, 8, 0)}

def woman(place, pose, people, dress, hairdo, cloth_, height=0., dark=1.):
    person = Person(human.build(sex='female', people=people, muscle='average', height=height), pose); place.body(person.of_bones(), skin(people + '-female'))
    place.body(person.wears('clothes/' + dress, .003), cloth_, 1, .003); place.body(person.wears('hair/' + hairdo), hair('hair/' + hairdo, dark), 0); return person

def sisters():
    """Three on a jetty, the evening before them."""
    p = Paint('sea'); far, near = p.noise(.9, 5, .6, stretch=(.35, 1.6, 1)), p.noise(5, 4, .6, stretch=(.5, 1.6, 1))
    p.put('Base Color', (.012, .012, .014)).put('Roughness', .12).put('Specular', .7); p.bump(p.math('ADD', p.math('MULTIPLY', far, 1.), p.math('MULTIPLY', near, .35)), .35, .25); plane((400, 400), (0, 150, -.75), p.m)
    wood = Paint('wood'); n = wood.noise(9, 6, .7, stretch=(1, .06, 1)); wood.put('Base Color', wood.ramp(n, (.3, (.05, .034, .024)), (.7, (.17, .12, .085)))).put('Roughness', .8); wood.bump(n, .5, .01)
    for k in range(-14, 30): box((2.5, .17, .05), (.35, k * .185 - 1.2, -.03), wood.m, bevel=.008)
    for y in (-1.4, 1.4, 4.2):
        for x in (-.85, 1.55): add(bpy.ops.mesh.primitive_cylinder_add, wood.m, radius=.085, depth=2.4, location=(x, y, -.75))
    for x, y, of, dress, hairdo, c, pose, turned, h in ((-.22, 3.1, 'caucasian', 'F_Dress_03', 'bob01', (.5, .46, .40), ARMS_DOWN, 184, .1), (.42, 3.35, 'caucasian', 'F_Dress_02', 'bob02', (.10, .06, .05), LEANS, 176, -.1), (1.02, 3.0, 'caucasian', 'F_Beach_Dress_01', 'ponytail01', (.28, .10, .07), {**ARMS_DOWN, 'head': (8, -14, 0)}, 190, .05)):
        woman(Place((x, y, 0), turned), pose, of, dress, hairdo, cloth(c, weave=.25), h, .75)
    gradient_sky([(-1, (.02, .012, .008)), (0, (1.25, .62, .26)), (.04, (1.05, .52, .24)), (.12, (.62, .36, .22)), (.3, (.27, .19, .15)), (.7, (.10, .08, .08)), (1, (.05, .04, .045))], .85)
    motor_road.ridge(260, 5, 20, 4, plain((.05, .034, .026), 1, spec=0), 500, scale=.012)
    area((5, 8, 3), (.4, 3, 1), 2, 900, (1, .66, .36)); area((-4, 9, 3), (.4, 3, 1), 2, 500, (1, .7, .42)); area((-2, -4, 3), (.4, 3, 1), 4, 120, (1, .86, .74))
    camera((-.5, -2.2, 1.35), (.16, 3, .98), 46, 2.2, (.4, 3.1, 1.2))

def tenant():
    """A room with its curtain a hand wide open."""
    wall = Paint('wall'); n = wall.noise(3, 6, .7); wall.put('Base Color', wall.ramp(n, (.3, (.16, .155, .15)), (.7, (.22, .215, .205)))).put('Roughness', .95)
    floor = Paint('floor'); g = floor.noise(7, 6, .7, stretch=(1, .08, 1)); floor.put('Base Color', floor.ramp(g, (.3, (.05, .045, .04)), (.7, (.13, .115, .10)))).put('Roughness', .35); plane((9, 12), (0, 0, 0), floor.m)
    for x, w in ((-3.35, 4.3), (3.75, 3.5)): box((w, .2, 4.4), (x, 2.2, 2.2), wall.m)
    box((3.3, .2, .55), (.4, 2.2, 4.0), wall.m); box((3.3, .2, .5), (.4, 2.2, .25), wall.m); box((9, 12, .1), (0, 0, 4.3), wall.m)
    white = plain((.5, .5, .49), .5)
    for x in (-1.2, -.02, .82, 2.0): box((.07, .1, 3.3), (x, 2.16, 2.1), white, bevel=.01)
    for z in (.52, 1.75, 3.7): box((3.3, .1, .07), (.4, 2.16, z), white, bevel=.01)
    p = Paint('curtain'); x, _, _ = p.xyz(); p.put('Base Color', (.62, .61, .58)).put('Roughness', .9).put('Transmission', 0.).put('Subsurface', .1)
    for a, b in ((-1.25, -.35), (1.05, 2.1)):
        us = np.linspace(0, 1, 180); v, f = [], []
        for u in us:
            fold = .07 * math.sin(u * 58) + .03 * math.sin(u * 23 + 1); v += [(a + (b - a) * u, 1.98 + fold, 3.85), (a + (b - a) * u + .02 * math.sin(u * 9), 1.96 + fold * 1.2, .06)]
        f = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(us) - 1)]
        thin = bpy.data.materials.new('thin'); thin.use_nodes = True; t = thin.node_tree; t.nodes.clear(); o = t.nodes.new('ShaderNodeOutputMaterial'); m = t.nodes.new('ShaderNodeMixShader'); d = t.nodes.new('ShaderNodeBsdfDiffuse'); tr = t.nodes.new('ShaderNodeBsdfTranslucent')
        d.inputs[0].default_value = tr.inputs[0].default_value = (.6, .59, .56, 1); m.inputs[0].default_value = .55; t.links.new(d.outputs[0], m.inputs[1]); t.links.new(tr.outputs[0], m.inputs[2]); t.links.new(m.outputs[0], o.inputs[0]); mesh(v, f, thin)
    plane((9, 7), (.4, 4.6, 2.4), motor.glow((1, 1, .98), 3.2)).rotation_euler = (math.radians(90), 0, 0)
    woman(Place((.42, 1.35, 0), 176), {**ARMS_DOWN, 'upperarm01.R': (-46, 0, 18), 'lowerarm01.R': (-62, 0, 10), 'head': (4, -10, 0)}, 'caucasian', 'F_Dress_02', 'bob02', cloth((.05, .05, .055), weave=.3), .1)
    area((.4, 2.0, 3.0), (.2, -1, 0), 1.6, 90, (1, 1, 1)); area((-3, -4, 3), (0, 1, 1), 3, 26, (.9, .93, 1))
    gradient_sky([(-1, (.01, .01, .01)), (1, (.03, .03, .03))], 1)
    camera((-.6, -3.6, 1.45), (.10, 1.6, 1.32), 46, 2.0, (.42, 1.35, 1.4))

def last_passenger():
    """Under the lamp of the last stop."""
    plane((200, 200), (0, 60, 0), motor.wet_tarmac(puddle=.5, ripples=True))
    iron = plain((.02, .02, .022), .5)
    for k, y in enumerate((2.4, 12, 22, 33, 46)):
        tube([(-1.5, y, 0), (-1.5, y, 3.7), (-1.42, y, 3.95), (-1.0, y, 4.05)], .045, iron); add(bpy.ops.mesh.primitive_uv_sphere_add, motor.glow((1, .93, .8), 60), radius=.11, location=(-.95, y, 3.98))
    for y, h, k in ((9, 3, .3), (18, 7, .42), (30, 12, .55), (50, 22, .7)): motor.standing(plane((h * 7, h)), (1, y, h * .42), (0, -60, h * .4)).data.materials.append(motor.veil((.62, .63, .66), k, .35, strength=.2, low=.1, high=.7))
    for x, y, w, h in ((-9, 30, 9, 16), (9, 26, 8, 20), (15, 44, 10, 26), (-16, 50, 12, 24)): box((w, 8, h), (x, y, h / 2), plain((.02, .02, .022), .9))
    rng = np.random.default_rng(8)
    for _ in range(30): motor.lamp((rng.choice((-1, 1)) * rng.uniform(5.2, 15), rng.uniform(22, 40), rng.uniform(2, 15)), .22, (1, .86, .62), 7, (0, 0, 1.5))
    person = Person(human.build(people='caucasian', muscle='average', height=.2), {**ARMS_DOWN, 'lowerarm01.L': (-40, 0, -10), 'head': (6, 10, 0), 'upperleg01.R': (-6, 0, 4)}); place = Place((.62, .2, 0), 190)
    dark = cloth((.02, .02, .024), weave=.4)
    place.body(person.of_bones(), skin('caucasian-male')); place.body(person.wears('clothes/male_elegantsuit01', .012), dark, 1); place.body(person.wears('clothes/fedora', .002), plain((.03, .03, .034), .8), 1); place.body(person.wears('hair/short02'), hair('hair/short02'), 0); place.body(person.wears('clothes/shoes03', .006), plain((.015, .015, .015), .3), 0)
    hand = place.world(person.joint('finger3-1.R'))[0]; box((.12, .5, .36), (hand[0], hand[1], hand[2] - .26), plain((.045, .04, .036), .5), bevel=.03)
    gradient_sky([(-1, (.004, .004, .004)), (0, (.05, .05, .053)), (.3, (.02, .02, .022)), (1, (.006, .006, .007))], 1)
    area((-.95, 2.4, 3.9), (.6, .2, 1), .4, 420, (1, .95, .86)); area((3, 7, 4), (.6, .2, 1.2), 1, 600, (.95, .97, 1)); area((-2, -5, 3), (.6, 0, 1), 3, 30)
    camera((-.5, -3.9, 1.15), (.02, 2, 1.42), 36, 1.8, (.62, .2, 1.4))

def at_the_rail():
    """Maren Holt, before the sea that she films."""
    p = Paint('sea'); far, near = p.noise(.5, 5, .6, stretch=(.35, 1.6, 1)), p.noise(3, 4, .6, stretch=(.5, 1.6, 1))
    p.put('Base Color', (.03, .03, .032)).put('Roughness', .2).put('Specular', .6); p.bump(p.math('ADD', far, p.math('MULTIPLY', near, .4)), .12, .2); plane((600, 600), (0, 260, -6), p.m)
    iron = plain((.5, .5, .5), .35, 1)
    for z in (.62, 1.02): tube([(-4, .55, z), (4, .55, z)], .022, iron)
    for x in (-1.5, 1.1): tube([(x, .55, -.4), (x, .55, 1.02)], .02, iron)
    woman(Place((0, 0, 0), 172), {**ARMS_DOWN, 'head': (2, 22, 0)}, 'caucasian', 'F_Dress_02', 'ponytail01', cloth((.03, .03, .034), weave=.5), .05, .35)
    gradient_sky([(-1, (.2, .2, .2)), (0, (.9, .9, .9)), (.06, (.66, .66, .67)), (.3, (.36, .36, .37)), (1, (.16, .16, .17))], 1)
    area((3, 3, 3), (0, 0, 1.5), 1, 240, (1, 1, 1)); area((-3, 2, 3), (0, 0, 1.5), 1, 160, (1, 1, 1))
    camera((.1, -2.5, 1.5), (0, 0, 1.46), 84, 2.2, (0, 0, 1.5))

def before_the_screen():
    """Teodor Brask, in the one seat that is taken."""
    plane((9, 5), (0, 9, 2.3), motor.glow((1, 1, .98), 2.6)).rotation_euler = (math.radians(90), 0, 0)
    plane((40, 40), (0, 0, -.2), plain((.02, .02, .02), .9)); seat = plain((.03, .03, .03), .7)
    for r, y in enumerate((1.3, 2.2, 3.1, 4.0)):
        for x in np.arange(-4, 4.1, .62): box((.52, .12, .62), (x + .2 * (r % 2), y, .66 - r * .06), seat, bevel=.06)
    person = Person(human.build(people='caucasian', muscle='average'), {**ARMS_DOWN, 'head': (2, -10, 0)}); place = Place((0, 0, -.42), 182)
    place.body(person.of_bones(), skin('caucasian-male')); place.body(person.wears('clothes/male_elegantsuit01', .012), cloth((.02, .02, .024), weave=.4), 1); place.body(person.wears('hair/short02'), hair('hair/short02', .4), 0)
    for x in (-.62, 0, .62): box((.52, .12, .5), (x, -.28, .42), seat, bevel=.06)
    gradient_sky([(-1, (.004, .004, .004)), (1, (.008, .008, .008))], 1)
    area((0, 3, 3.2), (0, 0, 1.2), 1.6, 120, (1, 1, 1))
    camera((0, -2.4, 1.25), (0, 1, 1.2), 70, 6, (0, 0, 1.2))

def in_the_last_light():
    """Adaeze Okafor, in a field, the sun at her shoulder."""
    plane((200, 200), (0, 60, 0), plain((.16, .10, .04), 1))
    rng = np.random.default_rng(2); stalk = plain((.42, .26, .09), .8)
    for x, y in rng.uniform((-4, -1.2), (4, 9), (700, 2)):
        if abs(x) > .34 or y > .6: h = rng.uniform(.7, 1.25); tube([(x, y, 0), (x + rng.normal(0, .05), y, h * .6), (x + rng.normal(.08, .1), y, h)], .006, stalk)
    woman(Place((0, 0, 0), 176), {**ARMS_DOWN, 'head': (-2, 18, 0)}, 'african', 'F_Dress_03', 'short04', cloth((.09, .045, .03), weave=.3), .05)
    motor.trees(190, (-120, 120), 5, 3, (.05, .03, .015)); gradient_sky([(-1, (.1, .06, .03)), (0, (1.5, .78, .3)), (.06, (1.1, .56, .24)), (.2, (.6, .36, .22)), (.6, (.25, .18, .15)), (1, (.12, .10, .11))], .9)
    area((1.4, 5, 2.1), (0, 0, 1.5), .8, 1500, (1, .66, .32)); area((-3, 4, 3), (0, 0, 1.5), 1, 420, (1, .74, .46)); area((0, -4, 3), (0, 0, 1.4), 3, 50, (1, .86, .74))
    camera((.1, -2.5, 1.48), (0, 0, 1.52), 80, 2.0, (0, 0, 1.5))

print_ = dict(exposure=.4, contrast=1.12, vignette=.3, bloom=.09)
SHOTS = {
    'sisters-on-a-jetty': (sisters, dict(hero=True, develop=dict(print_, exposure=.2, grade=((1, .97, .94), (1.03, 1, .95))))),
    'tenant-at-a-window': (tenant, dict(hero=True, develop=dict(print_, saturation=.1))),
    'director-at-the-rail': (at_the_rail, dict(develop=dict(print_, exposure=.1, saturation=0))),
    'director-before-the-screen': (before_the_screen, dict(develop=dict(print_, saturation=0, bloom=0))),
    'director-in-the-last-light': (in_the_last_light, dict(develop=dict(print_, exposure=0))),
    'last-passenger': (last_passenger, dict(hero=True, develop=dict(print_, saturation=.1, bloom=.2))),
}
