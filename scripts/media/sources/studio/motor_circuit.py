"""Racing circuits close to the ground: wet night, kerbs, start lights, grid, slick, pit lane, flag."""
from motor_words import *

def night_rain():
    rng = np.random.default_rng(5); eye = (0, 0, .34)
    gradient_sky([(-1, (0, 0, 0)), (-.01, (.02, .03, .06)), (.05, (.03, .045, .09)), (.3, (.006, .01, .024)), (1, (.001, .002, .006))], .7)
    plane((160, 500), (0, 240, 0), wet_tarmac(.45, .11, line=(.62, .055)))
    # The hills that the road comes down from.
    hill = plain((.004, .005, .008), 1, spec=0)
    for y, base, amp, seed in ((330, 9, 14, 1), (240, 4, 8, 2)):
        r = np.random.default_rng(seed).uniform(0, 6, 4); xs = np.linspace(-120, 120, 90)
        top = [base + amp * (.5 + .5 * math.sin(x * .021 + r[0])) + 2 * math.sin(x * .07 + r[1]) for x in xs]
        mesh([(x, y, -1) for x in xs] + [(x, y, t) for x, t in zip(xs, top)], [(i, i + 1, 91 + i, 90 + i) for i in range(89)], hill)
    # Cars that come: pairs of lamps, nearer ones brighter and further apart.
    for y, x, z, k in ((36, 2.9, .62, 1.), (47, 4.9, .62, .8), (74, 4.4, .62, .8), (112, 3.2, .6, .7), (150, 1.3, 1., .7), (200, -1., 3.1, .7), (225, 6, 5.2, .55), (236, 15, 7.6, .5), (236, 27, 9.2, .45)):
        for s in (-.68, .68):
            lamp((x + s, y, z), .085, (1, .9, .74) if k > .75 else (1, .95, .86), 64 * k, eye)
            if y < 120: lamp((x + s * .72, y, z - .12), .04, (1, .72, .36), 16 * k, eye)
    # Cars that leave: red ribbons of a long exposure.
    for x0, z, m in ((-1.5, .78, .75), (-2.9, .78, .6), (-2.2, 1.02, .25)):
        tube([(x0 + 2.2 * ((y - 17) / 185) ** 2 + (x0 + 2) * -.2 * (y - 17) / 185, y, z) for y in range(6, 205, 3)], .024, glow((1, .03, .012), 9 * m))
    # Lamps of the town and of the marshals.
    for _ in range(26):
        x = rng.uniform(-40, 46); lamp((x, 320, rng.uniform(6, 17)), rng.uniform(.12, .3), ((1, .66, .3), (1, .8, .5), (.7, .85, 1))[rng.integers(3)], rng.uniform(10, 60), eye)
    streak = mesh([(-.0006, 0, 0), (.0006, 0, 0), (.0006, 0, 1), (-.0006, 0, 1)], [(0, 1, 2, 3)], veil((.75, .82, 1), .5, 3, False, strength=.55, low=.1, high=.4))
    scatter(streak, [((rng.uniform(-.25, .25) * y, y, rng.uniform(0, .1 + .2 * y)), (1, 1, rng.uniform(.05, .11)), (.0, .09 + rng.normal(0, .02), 0)) for y in rng.uniform(1.2, 11, 700)])
    drop = add(bpy.ops.mesh.primitive_ico_sphere_add, plain((.9, .95, 1), .02, spec=.8, Transmission=1, IOR=1.33), subdivisions=2, radius=1)
    spots = []
    for _ in range(46):
        y = rng.uniform(2.1, 5.5); x = rng.uniform(-.22, .22) * y; r = rng.uniform(.006, .018)
        for a in rng.uniform(0, 6.28, rng.integers(5, 12)): spots.append(((x + r * math.cos(a), y + r * math.sin(a), rng.uniform(.002, .03)), rng.uniform(.0008, .0022), (0, 0, 0)))
    scatter(drop, spots)
    area((-2.5, 6, 4.2), (.2, 3.4, 0), .5, 34, (.6, .75, 1))
    camera(eye, (.1, 10, .34 - .42), 88, 1.8, (0, 3.3, 0))

def kerb_profile(i, width=.95, tooth=7):
    k = (i % tooth) / tooth
    lift = .02 * (1 - k)
    return [(-width / 2, -.03), (-width / 2, .012), (-width * .2, .022 + lift * .6), (width * .3, .038 + lift), (width / 2, .036 + lift * .8), (width / 2 + .02, -.03)]

def kerb_paint(colour):
    p = Paint('kerb'); c, h = dry_tarmac(p, (1, .96, .9), light=1.3)
    chips = p.math('ADD', p.math('MULTIPLY', p.noise(11, 6, .75), .65), p.math('MULTIPLY', p.noise(160, 3, .7), .35))
    on = p.ramp(chips, (.34, 0), (.39, 1))
    rub = p.ramp(p.noise(2.6, 6, .7, stretch=(1, .05, 1)), (.5, 0), (.66, 1))
    k = p.mix(1, colour, p.ramp(p.noise(5, 5, .7), (.3, .5), (.7, 1.)), 'MULTIPLY')
    k = p.mix(p.math('MULTIPLY', rub, .8), k, (.02, .02, .02))
    p.put('Base Color', p.mix(on, (.22, .2, .18), k)).put('Roughness', .8).put('Specular', .12)
    p.bump(p.math('ADD', p.math('MULTIPLY', chips, .8), p.math('MULTIPLY', h, .2)), .5, .006)
    return p.m

def kerb(path, block=7, width=.95):
    o = sweep(path, lambda i: kerb_profile(i, width)); n = len(kerb_profile(0)) - 1
    o.data.materials.append(kerb_paint((.62, .018, .014))); o.data.materials.append(kerb_paint((.8, .78, .73)))
    for f in o.data.polygons: f.material_index = (f.index // n // block) % 2; f.use_smooth = False
    return o

def marbles(places, seed=4):
    m = plain((.012, .012, .013), .85, spec=.3)
    rng = np.random.default_rng(seed)
    for s in range(3):
        k = lump(m, s + 1, .5, 2, (1.9, .8, .6))
        scatter(k, [((x, y, z + .3 * r), r, tuple(rng.uniform(0, 6.28, 3))) for i, (x, y, z, r) in enumerate(places) if i % 3 == s])

def kerb_evening():
    rng = np.random.default_rng(8); c, R = (-34, 4), 36.
    sky(.14, 8, 52, dust=4); sun(9, 52, 7, (1, .6, .3), .7)
    plane((300, 500), (0, 150, 0), tarmac((1.08, 1, .92), rubber=.85, along=-6, light=1.7))
    path = [(x, y, 0) for x, y in arc(c, R, -22, 78, 900)]
    kerb(path, 7)
    grass = Paint('grass'); f = grass.noise(60, 5, .7); grass.put('Base Color', grass.mix(f, (.014, .026, .006), (.085, .1, .022))).put('Roughness', 1); grass.bump(f, 1, .05)
    disc = add(bpy.ops.mesh.primitive_circle_add, grass.m, vertices=160, radius=R - .45, fill_type='NGON', location=(*c, .012))
    line = arc(c, R + .62, -22, 78, 300); ribbon(line, .14, .0015, road_paint((.78, .76, .7), .25, rubber=.7))
    for r0, w, s in ((2.2, .34, 0), (3.1, .3, 1), (4.4, .42, 2)):
        p = Paint('mark'); x = p.noise(1.2, 5, .7, stretch=(1, 1, 1)); p.put('Base Color', (.008, .008, .009)).put('Roughness', .55).put('Alpha', p.math('MULTIPLY', p.ramp(x, (.35, 0), (.6, 1)), p.ramp(p.noise(60, 4, .8), (.3, .25), (.6, .9))))
        ribbon(arc((c[0] + s * .7, c[1] - s), R + r0, -22, 60 - 7 * s, 300), w, .0012 + s * .0002, p.m)
    spots = []
    for _ in range(900):
        a = math.radians(rng.uniform(-20, 40)); r = R + .7 + rng.gamma(1.4, .45); spots.append((c[0] + r * math.cos(a), c[1] + r * math.sin(a), 0, rng.gamma(2.2, .0016) + .0012))
    marbles(spots)
    trees(120, (-160, 170), 7.5, 5, (.06, .05, .03))
    for i in range(9): lamp((-20 + i * 7, 118, 5 + .4 * (i % 2)), .22, (1, .74, .44), 7, (2.7, -6, .4))
    camera((2.95, -5.2, .4), (1.2, 2.2, .1), 75, 1.8, (2.0, -1.4, .06))
    mirror()

def dots(colour, strength, pitch=62):
    """A lamp of many small diodes behind a clear disc."""
    p = Paint('dots'); d = p.voronoi(pitch, random=.06).outputs['Distance']
    on = p.ramp(d, (.22, 1), (.5, .12))
    p.put('Base Color', (.02, .002, .002)).put('Roughness', .2).put('Emission', colour).put('Emission Strength', p.math('MULTIPLY', on, strength))
    return p.m

def start_lights():
    rng = np.random.default_rng(2)
    gradient_sky([(-1, (.01, .01, .02)), (-.02, (.62, .17, .07)), (.06, (.42, .13, .12)), (.16, (.16, .1, .2)), (.34, (.05, .075, .19)), (.6, (.016, .03, .1)), (1, (.01, .02, .07))], .55)
    black = plain((.012, .012, .014), .42, spec=.5); steel = plain((.09, .095, .11), .38, metal=.9); rim = plain((.02, .02, .022), .3)
    on = dots((1, .012, .008), 6.5); eye = Vector((3.5, -5.6, 3.75))
    for i in range(5):
        x = (i - 2) * .82
        box((.5, .2, .98), (x, 0, 5), black, bevel=.035)
        box((.54, .04, 1.02), (x, .06, 5), plain((.03, .03, .033), .6), bevel=.02)
        for z in (4.77, 5.23):
            o = add(bpy.ops.mesh.primitive_circle_add, on, vertices=64, radius=.172, fill_type='NGON', location=(x, -.108, z), rotation=(math.radians(90), 0, 0))
            tube([(x + .185 * math.cos(a), -.112, z + .185 * math.sin(a)) for a in np.linspace(0, 6.2832, 64, endpoint=False)], .013, rim, True)
            n = 40; a0, a1 = math.radians(-12), math.radians(192); v = []; depth = lambda a: .015 + .245 * max(0, math.sin((a - a0) / (a1 - a0) * math.pi)) ** .8
            for k in range(n + 1):
                a = a0 + (a1 - a0) * k / n
                v += [(x + .19 * math.cos(a), -.1, z + .19 * math.sin(a)), (x + .194 * math.cos(a), -.1 - depth(a), z + .194 * math.sin(a))]
            o = mesh(v, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(n)], black)
            m = o.modifiers.new('t', 'SOLIDIFY'); m.thickness = .006
        for s in (-.14, .14): box((.05, .05, .3), (x + s, .08, 5.6), steel, bevel=.008)
    for y, z in ((-.12, 5.78), (.42, 5.78), (-.12, 6.3), (.42, 6.3)): tube([(-14, y, z), (9, y, z)], .045, steel)
    for k in range(-16, 11):
        x = k * .82; u = (k % 2) * .52
        for y in (-.12, .42): tube([(x, y, 5.78 + u), (x + .82, y, 6.3 - u)], .022, steel)
        tube([(x, -.12, 5.78), (x, .42, 5.78)], .022, steel)
    # Far behind: a stand's roof lamps and the dark of the trees.
    for i in range(13):
        lamp((-46 + i * 3.4, 52, 9.2 + .12 * i), .16, (1, .86, .66) if i % 3 else (.8, .9, 1), 12, eye)
    trees(60, (-100, 40), 5.2, 3, (.004, .005, .007))
    area((8, -9, 9), (0, 0, 5), 3, 160, (.6, .75, 1)); area((-10, 4, 7), (0, 0, 5.4), 3, 420, (1, .5, .25))
    camera(eye, (-.22, 0, 4.86), 58, 1.8, (.85, -.1, 5))

def rubber_skin(stripe=(.7, .02, .015)):
    p = Paint('rubber'); x, y, z = p.xyz(); r = p.math('SQRT', p.math('ADD', p.math('MULTIPLY', y, y), p.math('MULTIPLY', z, z)))
    a = p.math('ARCTAN2', y, z)
    v = p.n.new('ShaderNodeCombineXYZ'); p.link(x, v.inputs[0]); p.link(p.math('MULTIPLY', a, .33), v.inputs[1])
    def around(scale, detail, rough, sx, sy):
        k = p.n.new('ShaderNodeTexNoise'); k.inputs['Scale'].default_value = scale; k.inputs['Detail'].default_value = detail; k.inputs['Roughness'].default_value = rough
        q = p.n.new('ShaderNodeMapping'); q.inputs['Scale'].default_value = (sx, sy, 1); p.link(v.outputs[0], q.inputs[0]); p.link(q.outputs[0], k.inputs['Vector']); return k.outputs['Fac']
    tread = p.ramp(r, (.316, 0), (.324, 1))
    grain = around(60, 6, .7, .35, 1); drag = around(30, 4, .6, 2.2, .12); fine = p.noise(900, 3, .7)
    c = p.ramp(p.math('ADD', p.math('MULTIPLY', grain, .6), p.math('MULTIPLY', fine, .4)), (.35, (.006, .006, .007)), (.6, (.022, .021, .021)), (.75, (.06, .057, .053)))
    c = p.mix(tread, (.011, .011, .012), c)
    dust = p.ramp(p.noise(7, 5, .7), (.45, 0), (.75, .5)); c = p.mix(dust, c, (.045, .04, .034))
    gap = p.math('GREATER_THAN', p.math('ABSOLUTE', p.math('SINE', p.math('MULTIPLY', a, 1.5))), .28)
    band = p.math('MULTIPLY', p.math('MULTIPLY', p.math('GREATER_THAN', r, .277), p.math('LESS_THAN', r, .288)), gap)
    band = p.math('MULTIPLY', band, p.ramp(p.noise(120, 4, .7), (.32, .2), (.4, 1)))
    c = p.mix(band, c, stripe)
    ring = p.math('SINE', p.math('MULTIPLY', r, 1500))
    h = p.math('ADD', p.mix(tread, p.math('MULTIPLY', ring, .03), p.math('ADD', p.math('MULTIPLY', grain, 1.2), p.math('MULTIPLY', drag, .5))), p.math('MULTIPLY', fine, .2))
    p.put('Base Color', c).put('Roughness', p.mix(tread, (.5,) * 3, (.62,) * 3)).put('Specular', .5).put('Sheen', .1); p.bump(h, .8, .003)
    return p.m

def tyre(width=.34, m=None, r=.33, bead=.205):
    w = width / 2
    half = [(w * .80, bead), (w * .86, bead + .004), (w * .95, bead + .03), (w * 1.03, bead + .062), (w * 1.02, r - .04), (w * .985, r - .020), (w * .93, r - .008), (w * .82, r - .002), (w * .5, r), (0, r + .001)]
    o = lathe([(-x, q) for x, q in half] + [(x, q) for x, q in half[-2::-1]], m, 160); smooth_up(o, 1); return o

def rim(width=.34, spokes=10, m=None, hub=None, dish=.05, bead=.208, wide=.011, x0=None):
    w = width / 2; x0 = w * .62 if x0 is None else x0
    parts = [lathe([(-w * .8, bead + .004), (-w * .8, bead - .012), (-w * .5, bead - .03), (w * .5, bead - .03), (w * .78, bead - .014), (w * .84, bead - .004), (w * .84, bead + .006), (w * .78, bead + .008)], m, 128)]
    parts.append(lathe([(x0 - dish - .02, .001), (x0 - dish, .035), (x0 - dish - .012, .05), (x0 - dish - .05, .056)], hub or m, 64))
    for i in range(spokes):
        a = 2 * math.pi * i / spokes
        v = []; n = 10
        for k in range(n + 1):
            t = k / n; rad = .04 + (bead - .06) * t; x = x0 - dish + dish * t ** 2.2; hw = wide * (1 + 1.1 * (t - .45) ** 2); d = .018
            for sx, sy in ((0, -hw), (0, hw), (-d, hw * .8), (-d, -hw * .8)):
                y, z = sy, rad; v.append((x + sx, y * math.cos(a) - z * math.sin(a), y * math.sin(a) + z * math.cos(a)))
        f = [(4 * k + j, 4 * k + (j + 1) % 4, 4 * k + 4 + (j + 1) % 4, 4 * k + 4 + j) for k in range(n) for j in range(4)]
        o = mesh(v, f, m, False); b = o.modifiers.new('b', 'BEVEL'); b.width = .003; b.segments = 2; parts.append(o)
    return parts

def hot_disc(strength, colour=(1, .16, .02)):
    """A brake disc that glows most where the pads have been."""
    p = Paint('disc'); x, y, z = p.xyz(); r = p.math('SQRT', p.math('ADD', p.math('MULTIPLY', y, y), p.math('MULTIPLY', z, z)))
    heat = p.math('MULTIPLY', p.ramp(r, (.085, 0), (.115, .55), (.15, 1), (.172, .75)), p.ramp(p.noise(14, 3, .6), (.3, .55), (.7, 1)))
    a = p.math('ARCTAN2', y, z)
    groove = p.math('GREATER_THAN', p.math('ABSOLUTE', p.math('SINE', p.math('ADD', p.math('MULTIPLY', a, 9), p.math('MULTIPLY', r, 38)))), .06)
    heat = p.math('MULTIPLY', heat, p.mix(groove, (.25,) * 3, (1,) * 3))
    p.put('Base Color', (.06, .055, .05)).put('Metallic', .8).put('Roughness', .4).put('Emission', p.ramp(heat, (0, (.15, .004, 0)), (.5, (.8, .05, .006)), (1, (1, .22, .035)))).put('Emission Strength', p.math('MULTIPLY', p.math('POWER', heat, 1.6), strength))
    return p.m

def turn_all(parts, at, tilt=0, yaw=0):
    e = bpy.data.objects.new('e', None); bpy.context.collection.objects.link(e)
    for o in parts: o.parent = e
    e.location = at; e.rotation_euler = (math.radians(tilt), 0, math.radians(yaw)); return e

def evening_wall(y, eye):
    """Behind the blur: a striped wall, lamps over it, dusk above."""
    rng = np.random.default_rng(1); white, red = plain((.4, .38, .36), .8), plain((.42, .02, .015), .8)
    for i in range(26): box((1.6, .2, .9), (-20.8 + i * 1.6, y, .45), (white, red)[i % 2])
    for i in range(12): lamp((-11 + i * 2. + rng.normal(0, .3), y + 4, 2.2 + rng.uniform(0, .9)), .1, ((1, .6, .28), (1, .8, .55), (.8, .9, 1))[i % 3], 7, eye)
    box((80, 1, 3.2), (0, y + 9, 1.6), plain((.02, .022, .026), 1))

def slick():
    rng = np.random.default_rng(4); eye = (.62, -1.8, .25)
    gradient_sky([(-1, (.02, .02, .03)), (0, (.75, .34, .16)), (.12, (.3, .2, .22)), (.35, (.1, .12, .22)), (1, (.04, .07, .16))], .5); sun(11, -78, 9, (1, .58, .28), .8)
    plane((60, 60), (0, 0, 0), tarmac((1.06, 1, .94), rubber=.6, along=20, light=1.1))
    ribbon([(-8, 1.0), (8, -.1)], .12, .0015, road_paint((.75, .73, .68), .3, rubber=.5))
    metal = plain((.05, .048, .045), .28, metal=1); gold = plain((.45, .2, .05), .3, metal=1)
    parts = [tyre(m=rubber_skin())] + rim(m=metal, hub=gold) + [lathe([(.0, .08), (.0, .172), (-.025, .172), (-.025, .08)], hot_disc(5), 96)]
    turn_all(parts, (.0, 0, .329), 12, -16)
    marbles([(rng.normal(0, .5), rng.normal(-.3, .55), 0, rng.gamma(2.2, .0013) + .0009) for _ in range(700)])
    evening_wall(9, eye); area((2.6, -1.6, 1.5), (.1, -.1, .3), 1., 26, (.6, .72, 1))
    camera(eye, (-.2, 0, .31), 58, 2.0, (.05, -.33, .3))

def grid_slot():
    sky(.2, 8, 62, dust=3); sun(9, 58, 15, (1, .68, .4), .6)
    plane((200, 200), (0, 60, 0), tarmac((1.05, 1, .95), rubber=.7, along=0, light=1.1))
    white = road_paint((.78, .76, .71), .32, rubber=.55)
    for y, s in ((0, 1), (8, -1), (16, 1), (24, -1), (32, 1)):
        x = 0 if s == 1 else -4.6
        ribbon([(x - 1.25, y), (x + 1.25, y)], .16, .0015, white)
        for k in (-1.17, 1.17): ribbon([(x + k, y - .9), (x + k, y + .08)], .16, .0017, white)
    c = bpy.data.curves.new('n', 'FONT'); c.body = '5'; c.size = 1.15; c.offset = .035; c.align_x = 'CENTER'
    o = bpy.data.objects.new('n', c); bpy.context.collection.objects.link(o); o.location = (.35, -1.5, .0016); c.materials.append(white)
    rng = np.random.default_rng(3)
    marbles([(rng.uniform(-1.6, 2), rng.uniform(-3, 2), 0, rng.gamma(2., .0012) + .0009) for _ in range(700)])
    turn_all([tyre(m=rubber_skin())] + rim(m=plain((.05, .05, .05), .3, metal=1)), (.55, 1.0, .329), 0, -70)
    evening_wall(22, (-1, -4, .5))
    camera((-.55, -4.1, .55), (.22, .0, .13), 58, 1.8, (.5, -1.2, 0))

def pit_lane():
    rng = np.random.default_rng(6); eye = (-.75, -3.9, 1.05)
    gradient_sky([(-1, (0, 0, 0)), (0, (.012, .02, .03)), (.4, (.002, .005, .01)), (1, (0, .001, .003))], .8)
    plane((60, 300), (0, 100, 0), tarmac((.94, 1, 1.05), rubber=.6, along=0, light=1.2, rough=.5))
    white, yellow, red = road_paint((.8, .8, .78), .28, rubber=.5), road_paint((.85, .5, .02), .28, rubber=.4), road_paint((.6, .02, .015), .3, rubber=.4)
    ribbon([(1.2, -8), (1.2, 160)], .2, .0015, white)
    ribbon([(-6, 1.4), (1.1, 1.4)], .3, .0017, yellow); ribbon([(-6, .7), (1.1, .7)], .12, .0017, yellow)
    c = bpy.data.curves.new('n', 'FONT'); c.body = '60'; c.size = 2.1; c.offset = .0; c.align_x = 'CENTER'; c.materials.append(white)
    o = bpy.data.objects.new('n', c); bpy.context.collection.objects.link(o); o.location = (-.55, 1.9, .0016); o.scale = (.8, 2.2, 1)
    wall = plain((.3, .31, .32), .7); box((.3, 200, 1.0), (4.4, 95, .5), wall, bevel=.04)
    for i in range(60): box((.32, 1.0, .16), (4.4, -2 + i * 2., .93), plain((.55, .02, .02), .5))
    box((6, 200, 4.6), (-11, 100, 2.3), plain((.05, .055, .06), .7))
    for i in range(16):
        y = 4 + i * 6.; o = plane((2.4, 4.4), (-7.98, y, 1.5), glow(((1, .66, .34), (1, .76, .5), (.9, .85, .75))[rng.integers(3)], rng.uniform(.05, .3))); o.rotation_euler = (0, math.radians(90), 0)
        lamp((-7.3, y + 3, 3.9), .11, (1, .9, .75), 40, eye)
    for y, x, k in ((60, -.6, (1, .95, .85)), (60, .8, (1, .95, .85))): lamp((x, y, .62), .11, k, 20, eye)
    for i in range(9): lamp((5.6, 12 + i * 11, 5.6), .2, (.85, .95, 1), 40, eye)
    lamp((4.4, 26, 2.3), .18, (.05, 1, .3), 14, eye)
    for y in (2, 14, 30, 50): area((5, y, 8), (-1, y + 1, 0), 1.4, 900, (.85, .94, 1))
    camera(eye, (.1, 6, .18), 52, 1.4, (-.2, 1.6, 0))

def flag():
    n, m = 240, 160; rng = np.random.default_rng(1); v = []; uv = []
    for j in range(m + 1):
        for i in range(n + 1):
            s, t = i / n * 1.5, j / m; w = min(1, .25 + s)
            d = .15 * math.sin(5.6 * s - 1.5 * t + .6) + .07 * math.sin(9.5 * s + 2.4 * t + 1) + .022 * math.sin(17 * s - 5 * t) + .012 * math.sin(27 * s + 9 * t + 2) + .008 * math.sin(14 * t + 7 * s)
            v.append((s * .96, d * w, t - .10 * s + .03 * math.sin(6 * s + 1) * w)); uv.append((s, t))
    o = mesh(v, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)])
    l = o.data.uv_layers.new(name='UVMap')
    for k in o.data.loops: l.data[k.index].uv = uv[k.vertex_index]
    p = Paint('cloth'); x, y, _ = p.xyz('UV')
    k = 8; sq = lambda q: p.math('GREATER_THAN', p.math('FRACT', p.math('MULTIPLY', q, k / 2)), .5)
    chk = p.math('ABSOLUTE', p.math('SUBTRACT', sq(x), sq(y)))
    grime = p.ramp(p.noise(4, 5, .6), (.3, .82), (.7, 1))
    c = p.mix(chk, (.012, .012, .014), p.mix(1, (.86, .84, .8), grime, 'MULTIPLY'))
    p.put('Base Color', c).put('Roughness', .7).put('Sheen', .4).put('Specular', .2)
    wx = p.math('SINE', p.math('MULTIPLY', x, 2400)); wy = p.math('SINE', p.math('MULTIPLY', y, 2400))
    crease = p.noise(12, 5, .6, space='UV', stretch=(1, .35, 1))
    p.bump(p.math('ADD', p.math('MULTIPLY', p.math('ADD', wx, wy), .08), p.math('MULTIPLY', crease, 1.2)), .5, .006)
    tr = p.n.new('ShaderNodeBsdfTranslucent'); p.put(tr.inputs[0], p.mix(.5, c, p.mix(1, c, (1, .82, .6), 'MULTIPLY'))); mix = p.n.new('ShaderNodeMixShader'); mix.inputs[0].default_value = .4
    p.link(p.b.outputs[0], mix.inputs[1]); p.link(tr.outputs[0], mix.inputs[2]); p.link(mix.outputs[0], p.out.inputs[0]); o.data.materials.append(p.m)
    tube([(0, 0, -1), (0, 0, 1.06)], .014, plain((.35, .2, .09), .4))
    gradient_sky([(-1, (.03, .035, .03)), (-.05, (.05, .055, .04)), (.02, (.6, .28, .1)), (.1, (.2, .16, .18)), (.3, (.07, .11, .22)), (1, (.05, .1, .24))], .5)
    sun(18, -8, 8, (1, .72, .45), 1.)
    for _ in range(26): lamp((rng.uniform(-9, 12), 24, rng.uniform(-2.6, 1.4)), .12, ((1, .75, .45), (1, .55, .25), (.9, .95, 1))[rng.integers(3)], 4, (0, 0, 0))
    plane((90, 14), (0, 30, -4.6), plain((.02, .03, .02), 1)).rotation_euler = (math.radians(90), 0, 0)
    camera((1.75, -2.3, .05), (.56, 0, .52), 56, 1.8, (.95, -.1, .5), roll=-6)

SHOTS = {
    'race-night-rain': (night_rain, dict(hero=True, develop=dict(exposure=.7, contrast=1.06, grade=((.9, .98, 1.12), (1.03, 1, .96)), bloom=.05, vignette=.35))),
    'race-kerb': (kerb_evening, dict(hero=True, develop=dict(exposure=.5, contrast=1.1, grade=((.94, .97, 1.06), (1.05, 1, .93)), saturation=1.1, vignette=.3))),
    'race-start-lights': (start_lights, dict(hero=True, develop=dict(exposure=.35, contrast=1.08, grade=((.95, .97, 1.08), (1.03, 1, .96)), bloom=.16, vignette=.3))),
    'race-slick': (slick, dict(hero=True, develop=dict(exposure=.78, contrast=1.05, grade=((.95, .97, 1.05), (1.04, 1, .94)), bloom=.05, vignette=.25))),
    'race-grid-slot': (grid_slot, dict(develop=dict(exposure=.2, contrast=1.1, grade=((.96, .97, 1.05), (1.04, 1, .94)), vignette=.3))),
    'race-pit-lane': (pit_lane, dict(develop=dict(exposure=.3, contrast=1.08, grade=((.92, 1, 1.08), (1.03, 1, .95)), bloom=.08, vignette=.35))),
    'race-chequered': (flag, dict(develop=dict(exposure=-.55, contrast=1.1, grade=((.96, .97, 1.06), (1.04, 1, .95)), bloom=.08, vignette=.3))),
}
