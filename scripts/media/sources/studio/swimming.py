"""Swimming: a pool of eight lanes, its ropes, walls, blocks and flags."""
from water import *

LANE, LONG, DEEP = 2.5, 25, 1.7
RED, WHITE, BLUE, YELLOW, GREEN = (.62, .012, .015), (.82, .82, .8), (.01, .06, .42), (.85, .5, .01), (.01, .3, .1)
RIPPLES = dict(shortest=.07, longest=1.6, slope2=.012, n=80, chop=.6)

# ---- surfaces
def tiles(p, u, v, size=.1, gap=.05):
    """1 on a tile, 0 in the joint; and a number for each tile."""
    a, b = p.math('DIVIDE', u, size), p.math('DIVIDE', v, size)
    edge = lambda t: p.math('GREATER_THAN', p.math('ABSOLUTE', p.math('SUBTRACT', p.math('FRACT', t), .5)), .5 - gap)
    w = p.n.new('ShaderNodeTexWhiteNoise'); w.noise_dimensions = '2D'; x = p.n.new('ShaderNodeCombineXYZ')
    p.link(p.math('FLOOR', a), x.inputs[0]); p.link(p.math('FLOOR', b), x.inputs[1]); p.link(x.outputs[0], w.inputs[0])
    return p.math('SUBTRACT', 1, p.math('MAXIMUM', edge(a), edge(b))), w.outputs[0]

def caustics(p, scale=1.6):
    """The net of light on the bottom, painted: two warped cell borders, one over the other."""
    def net(k, sharp, move):
        m = p.n.new('ShaderNodeVectorMath'); m.operation = 'ADD'; n = p.n.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = k * .8; n.inputs['Detail'].default_value = 2
        p.link(p.c.outputs['Object'], n.inputs['Vector']); s = p.n.new('ShaderNodeVectorMath'); s.operation = 'SCALE'; s.inputs['Scale'].default_value = .9 / k
        p.link(n.outputs['Color'], s.inputs[0]); p.link(p.c.outputs['Object'], m.inputs[0]); p.link(s.outputs[0], m.inputs[1])
        q = p.n.new('ShaderNodeMapping'); q.inputs['Location'].default_value = (move, move, 0); p.link(m.outputs[0], q.inputs[0])
        v = p.n.new('ShaderNodeTexVoronoi'); v.feature = 'DISTANCE_TO_EDGE'; v.inputs['Scale'].default_value = k; p.link(q.outputs[0], v.inputs['Vector'])
        return p.math('POWER', p.math('SUBTRACT', 1, p.math('MULTIPLY', v.outputs['Distance'], 1.5), True), sharp)
    a, b = net(scale, 9, 0), net(scale * 1.6, 7, 3.3); slow = p.ramp(p.noise(scale * .5, 2), (.35, .25), (.65, 1.))
    return p.math('MULTIPLY', slow, p.math('ADD', p.math('MULTIPLY', a, 1.1), p.math('ADD', p.math('MULTIPLY', b, .55), p.math('MULTIPLY', p.math('MULTIPLY', a, b), 2.2))))

def floor(glow=0, light=1., colour=(.035, .42, .5), net=1.6, fade=None):
    """The bottom: mosaic, black lines in the middle of the lanes, the net of light; `glow` lights it from within."""
    p = Paint('floor'); x, y, z = p.xyz()
    on, own = tiles(p, x, y, .12, .04)
    c = p.mix(own, tuple(k * .72 for k in colour), tuple(min(1, k * 1.2) for k in colour))
    line = p.math('LESS_THAN', p.math('ABSOLUTE', p.math('SUBTRACT', p.math('FRACT', p.math('DIVIDE', x, LANE)), .5)), .125 / LANE)
    ends = p.math('LESS_THAN', p.math('ABSOLUTE', p.math('SUBTRACT', y, LONG / 2)), LONG / 2 - 2)
    bar = p.math('MULTIPLY', p.math('LESS_THAN', p.math('ABSOLUTE', p.math('SUBTRACT', p.math('FRACT', p.math('DIVIDE', x, LANE)), .5)), .5 / LANE),
                 p.math('LESS_THAN', p.math('ABSOLUTE', p.math('SUBTRACT', p.math('ABSOLUTE', p.math('SUBTRACT', y, LONG / 2)), LONG / 2 - 2)), .125))
    mark = p.math('MAXIMUM', p.math('MULTIPLY', line, ends), bar)
    c = p.mix(mark, c, p.mix(own, (.004, .012, .02), (.012, .03, .045)))
    c = p.mix(p.math('MULTIPLY', on, .8), p.mix(mark, tuple(k * .5 for k in colour), (.03, .06, .07)), c)
    sheen = p.math('ADD', .45 * light, p.math('MULTIPLY', caustics(p, net), 1.25 * light))
    c = p.mix(1, c, sheen, 'MULTIPLY')
    p.put('Base Color', c).put('Roughness', .5)
    if glow:
        p.put('Emission', c)
        p.put('Emission Strength', p.math('MULTIPLY', glow, p.ramp(p.math('DIVIDE', y, LONG), *fade)) if fade else glow)
    return p.m

def wall_paint(colour=(.06, .3, .4), size=.1, axes=(0, 2)):
    p = Paint('wall'); q = p.xyz(); on, own = tiles(p, q[axes[0]], q[axes[1]], size, .035)
    c = p.mix(on, (.3, .33, .33), p.mix(own, tuple(k * .75 for k in colour), tuple(min(1, k * 1.2) for k in colour)))
    p.put('Base Color', c).put('Roughness', between(p, on, .8, .16)); p.bump(p.math('ADD', on, p.math('MULTIPLY', p.noise(9, 2), .15)), .5, .004); return p.m

def deck_paint():
    p = Paint('deck'); x, y, z = p.xyz(); on, own = tiles(p, x, y, .2, .02)
    c = p.mix(on, (.1, .11, .11), p.mix(own, (.3, .33, .34), (.42, .44, .44))); wet = p.ramp(p.noise(1.6, 4, .6), (.44, 0.), (.56, 1.))
    p.put('Base Color', p.mix(wet, c, p.mix(1, c, (.55, .55, .55), 'MULTIPLY'))).put('Roughness', between(p, wet, .6, .08)); p.bump(p.math('ADD', on, p.math('MULTIPLY', p.noise(160, 3), .3)), .35, .004); return p.m

# ---- bodies
def shell(bottom, deck=True, sides=True):
    """The basin from y = 0 to LONG, eight lanes about x = 0, water at z = 0."""
    plane((8 * LANE, LONG), (0, 0, -DEEP), bottom).location.y = LONG / 2
    for v in bpy.context.object.data.vertices: v.co.y += LONG / 2
    bpy.context.object.location.y = 0
    w = wall_paint()
    for y in (-.15, LONG + .15): box((8 * LANE + 4, .3, DEEP + .3), (0, y, -DEEP / 2 + .15), w)
    if sides:
        ws = wall_paint(axes=(1, 2))
        for x in (-1, 1): box((.3, LONG + .6, DEEP + .12), (x * (4 * LANE + .15), LONG / 2, -DEEP / 2 + .06), ws)
    if deck:
        d = deck_paint()
        for y in (-5.3, LONG + 5.3): plane((40, 10), (0, y, .302), d)
        for x in (-1, 1): plane((10, LONG + .6), (x * (4 * LANE + 5.3), LONG / 2, .122), d)

def disc(colour, wet=0, seed=1):
    """One float of a lane rope, threaded along y: a rounded rim, a thin web with holes, a hub."""
    p = Paint('disc'); x, y, z = p.xyz()
    p.put('Base Color', p.mix(p.noise(60, 4, .6), tuple(k * .82 for k in colour), colour)).put('Roughness', p.ramp(p.noise(40, 3), (.35, .12), (.7, .34))).put('Clearcoat', .5).put('Clearcoat Roughness', .05)
    p.put('Subsurface', .06).put('Subsurface Color', colour).put('Subsurface Radius', (.02, .02, .02)); p.bump(p.noise(120, 3), .12, .002)
    R, T, n = .068, .017, 64; verts, faces = [], []
    def turned(profile):
        s, k = len(verts), len(profile)
        for i in range(n):
            a = 2 * math.pi * i / n
            for r, t in profile: verts.append((r * math.cos(a), t, r * math.sin(a)))
        for i in range(n):
            for j in range(k):
                A, B = s + i * k + j, s + i * k + (j + 1) % k; C, D = s + (i + 1) % n * k + (j + 1) % k, s + (i + 1) % n * k + j; faces.append((A, B, C, D))
    turned([(R - .006 + .006 * math.cos(b), T * math.copysign(abs(math.sin(b)) ** .6, math.sin(b))) for b in np.linspace(0, 2 * math.pi, 17)[:-1]])
    turned([(.053 + .004 * math.cos(b), .012 * math.sin(b)) for b in np.linspace(0, 2 * math.pi, 9)[:-1]])
    turned([(.013 + .006 * math.cos(b), .029 * math.copysign(abs(math.sin(b)) ** .5, math.sin(b))) for b in np.linspace(0, 2 * math.pi, 13)[:-1]])
    for i in range(10):
        a = 2 * math.pi * i / 10; c, s = math.cos(a), math.sin(a); k = len(verts)
        for r, w in ((.014, .0026), (.063, .0034)):
            for t, e in ((-.010, -w), (.010, -w), (.010, w), (-.010, w)): verts.append((r * c - e * s, t, r * s + e * c))
        for j in range(4): faces.append((k + j, k + (j + 1) % 4, k + 4 + (j + 1) % 4, k + 4 + j))
    o = mesh(verts, faces, p.m); o.data.use_auto_smooth = True; o.location = (0, 0, -9)
    drops = beads(o, wet, .0022, seed) if wet else None
    return o.data, drops

def rope(x, y0, y1, pattern, waves, kit, pitch=.064, wet_until=0, seed=1):
    """A rope of floats; `pattern(y)` names the colour at a place."""
    g = np.random.default_rng(seed); y = y0
    while y < y1:
        data, drops = kit[pattern(y)]; at = (x + .004 * g.normal(), y, waves.height(x, y, .35) * .8 + .012 + .002 * g.normal())
        rot = (.03 * g.normal(), g.uniform(0, 6.28), .04 * g.normal())
        twin(data, at, rot)
        if drops and y < wet_until: twin(drops, at, rot)
        y += pitch
    tube([(x, y0 - 1, .012), (x, y1 + .5, .012)], .004, plain((.5, .5, .5), .3, 1))

def banded(*names, each=.58, ends=None):
    def pick(y):
        if ends and (y < 5 or y > LONG - 5): return ends
        return names[int(y / each) % len(names)]
    return pick

def kit(wet=0):
    return {k: disc(c, wet, i + 1) for i, (k, c) in enumerate(dict(red=RED, white=WHITE, blue=BLUE, yellow=YELLOW, green=GREEN).items())}

def digit(text, at, size, material, rot=(math.pi / 2, 0, 0), bold=.018):
    c = bpy.data.curves.new('n', 'FONT'); c.body = text; c.size = size; c.align_x = c.align_y = 'CENTER'; c.offset = bold * size; c.extrude = .003
    o = bpy.data.objects.new('n', c); bpy.context.collection.objects.link(o); o.location = at; o.rotation_euler = rot; c.materials.append(material); return o

def block(x, y, text, facing=1, paint=None, ink=None):
    """A starting block: a steel foot, a raked board with a fin, the lane's number on the sides; `facing` 1 looks along +y."""
    steel = plain((.55, .57, .6), .28, 1); p = Paint('grip'); p.put('Base Color', paint or (.012, .05, .2)).put('Roughness', .75); p.bump(p.noise(500, 2, .7), .8, .003); board = p.m
    body = plain(paint or (.012, .05, .2), .3, Clearcoat=.4); ink = ink or plain((.9, .9, .88), .5)
    f = facing
    box((.42, .34, .44), (x, y - .12 * f, .3 + .22), body, bevel=.02)
    box((.52, .74, .05), (x, y, .3 + .47), board, rot=(-.16 * f, 0, 0), bevel=.012)
    box((.5, .06, .11), (x, y - .30 * f, .3 + .59), board, rot=(.5 * f, 0, 0), bevel=.012)
    for s in (-1, 1): tube([(x + s * .23, y + .30 * f, .3 + .33), (x + s * .23, y - .02 * f, .3 + .36)], .014, steel)
    tube([(x - .23, y + .30 * f, .3 + .33), (x + .23, y + .30 * f, .3 + .33)], .014, steel)
    digit(text, (x, y + .12 * f, .3 + .503 - .02 ), .34, ink, (-.16 * f, 0, 0 if f > 0 else math.pi))
    for s, r in ((-1, math.pi), (1, 0)):
        digit(text, (x, y - .12 * f + s * .173, .3 + .23), .3, ink, (math.pi / 2, 0, 0 if s < 0 else math.pi))
        digit(text, (x + s * .213, y - .12 * f, .3 + .23), .3, ink, (math.pi / 2, 0, s * math.pi / 2))

def flags(y, z=1.8, colours=(RED, YELLOW, BLUE, WHITE), x0=-11, x1=11, seed=2, sag=.12):
    """Backstroke flags: pennants on a line across the pool, moved by the air, light shining through."""
    g = np.random.default_rng(seed); cloths = []
    for c in colours:
        p = Paint('cloth'); p.put('Base Color', c).put('Roughness', .7); t = p.n.new('ShaderNodeBsdfTranslucent'); p.put(t.inputs[0], c)
        m = p.n.new('ShaderNodeMixShader'); m.inputs[0].default_value = .6; p.link(p.b.outputs[0], m.inputs[1]); p.link(t.outputs[0], m.inputs[2]); p.link(m.outputs[0], p.out.inputs[0])
        p.bump(p.math('ADD', p.noise(300, 2), p.noise(14, 3)), .15, .01); cloths.append(p.m)
    hang = lambda x: z - sag * (1 - (2 * (x - x0) / (x1 - x0) - 1) ** 2)
    tube([(x, y, hang(x)) for x in np.linspace(x0, x1, 80)], .005, plain((.75, .75, .72), .6))
    i, x = 0, x0
    while x < x1 - .3:
        u, v = np.meshgrid(np.linspace(-1, 1, 13), np.linspace(0, 1, 17)); blow = g.uniform(-.05, .1); twist = g.normal(0, .3); ph = g.uniform(0, 6)
        w = .105 * (1 - v ** 1.15) + .003
        X = x + u * w + .02 * np.sin(3 * v + ph) * v; Y = y + v * (blow + twist * u * w) + .014 * np.sin(7 * v + 2.2 * u + ph) * (v + .1); Z = hang(x) - v * .38 + .5 * blow * v * v
        sheet(X, Y, Z, cloths[i % len(cloths)]); i += 1; x += .25

def pad(x, y, side, width=2.4):
    """A touch pad on the wall: yellow with a black cross, fine ribs."""
    p = Paint('pad'); X, Y, Z = p.xyz()
    cross = p.math('MAXIMUM', p.math('LESS_THAN', p.math('ABSOLUTE', X), .125), p.math('LESS_THAN', p.math('ABSOLUTE', Z), .125))
    ribs = p.math('SINE', p.math('MULTIPLY', Z, 2 * math.pi / .012)); worn = p.noise(14, 5, .65)
    c = p.mix(cross, p.mix(worn, (.62, .36, .01), (.86, .55, .02)), p.mix(worn, (.008, .008, .01), (.03, .03, .03)))
    p.put('Base Color', c).put('Roughness', .35); p.bump(ribs, .35, .002)
    return box((width, .014, .9), (x, y + side * .008, -.1), p.m, bevel=.004)

# ---- light
def dark(colour=(.004, .008, .016), strength=1.):
    gradient_sky([(-1, colour), (0, tuple(k * 2.5 for k in colour)), (1, colour)], strength)

def tubes_of_light(ys, z=7, strength=14, colour=(.85, .95, 1), x=(-7.5, 7.5), width=.35):
    m = plain((0, 0, 0), 1, emit=colour, strength=strength)
    for y in ys: plane((x[1] - x[0], width), ((x[0] + x[1]) / 2, y, z), m, rotation=(math.pi, 0, 0))

# ---- pictures
def hero():
    w = Waves(**RIPPLES, seed=4); k = kit(90)
    shell(floor(light=1.1, glow=.35, colour=(.012, .32, .44), net=1.5))
    rope(0, .3, LONG - .2, banded('red', 'white', each=.464, ends=None), w, k, wet_until=4)
    for i, x in enumerate((-7.5, -5, -2.5, 2.5, 5, 7.5)): rope(x, .5, LONG - .2, banded('blue', 'white', each=.58), w, k, seed=i + 5)
    cam = camera((-.37, .3, .25), (-.36, 3.4, -.15), 42, 2.5, (.03, 1.0, .05))
    fan(cam, w, clear_water(ripple=.12), .1, 40)
    dark((.01, .02, .035)); tubes_of_light((9, 14, 19, 24), strength=6, x=(1.5, 7.5))
    area((5, 5, 6), (0, 1.5, 0), 2, 800, (1, .84, .64)); area((2.5, -1.5, 2.2), (0, 1, 0), 1, 45, (.6, .85, 1)); area((9, 14, 6), (0, 10, 0), 3, 700, (.8, .92, 1))
    g = np.random.default_rng(3); lamps([(g.uniform(-14, 14), 33 + g.uniform(0, 6), g.uniform(1.5, 5.5)) for _ in range(30)], .12, (1, .7, .4), 20)
    plane((60, 16), (0, 40, 6), plain((.03, .05, .07), .8), rotation=(math.pi / 2, 0, 0))


def wall():
    """The end wall at water level: a touch pad, tiles, the rope's last floats."""
    w = Waves(**dict(RIPPLES, slope2=.008), seed=9); k = kit(70)
    shell(floor(light=.8, colour=(.02, .34, .44)))
    for x in np.arange(-3.75, 9, 2.5): pad(x, LONG, -1, 2.1)
    rope(0, LONG - 4, LONG - .1, banded('red', 'red', 'white', each=.5), w, k, wet_until=LONG)
    rope(2.5, LONG - 4, LONG - .1, banded('red', 'red', 'white', each=.5), w, k, seed=3)
    cam = camera((-1.5, LONG - 1.02, .2), (.25, LONG - .12, .015), 46, 2.2, (-.02, LONG - .3, .04))
    fan(cam, w, clear_water(ripple=.1), .1, 14)
    dark((.01, .016, .024)); sun(27, 238, 4.2, (1, .86, .68), .7); area((-3, LONG - 4, 3), (0, LONG, 0), 2, 60, (.7, .85, 1))
    g = np.random.default_rng(2); lamps([(g.uniform(8, 16), LONG + g.uniform(-3, 9), g.uniform(.9, 3.4)) for _ in range(24)], .09, (1, .72, .42), 24)

def lane_four():
    """Lane four from above: its block, its line, the net of sunlight."""
    w = Waves(**dict(RIPPLES, slope2=.006), seed=2); k = kit()
    shell(floor(light=1.0, colour=(.02, .40, .50), net=1.3))
    for x, t in ((-6.25, '2'), (-3.75, '3'), (-1.25, '4'), (1.25, '5'), (3.75, '6')): block(x, -.42, t, 1, paint=(.66, .012, .012))
    for x in (-7.5, -5, -2.5, 0, 2.5, 5): rope(x, .25, 14, banded('yellow', 'yellow', 'white', each=.6), w, k, seed=int(x * 2) + 20)
    camera((1.7, -2.3, 4.6), (-1.0, .95, 0), 46, 3.2, (-1.25, -.2, .7), roll=9)
    grid(w, clear_water(ripple=.08), -9, 7, 0, 12, .035)
    sky(.12, 44, 70); sun(42, 100, 4.4, (1, .95, .86), .6)

def head_on():
    """In the lane, eyes at the water: two ropes run to the block under the lamps."""
    w = Waves(**RIPPLES, seed=12); k = kit(60)
    shell(floor(light=.9, glow=.7, colour=(.012, .30, .46)))
    for i in range(8): block(-8.75 + 2.5 * i, LONG + .45, str(i + 1), -1, paint=(.5, .012, .012)); pad(-8.75 + 2.5 * i, LONG, -1, 2.1)
    for x in (-2.5, 0): rope(x, LONG - 6.5, LONG - .12, banded('yellow', 'yellow', 'blue', each=.55), w, k, seed=int(x) + 20, wet_until=LONG - 2)
    for x in (-7.5, -5, 2.5, 5): rope(x, LONG - 8, LONG - .2, banded('blue', 'white', each=.55), w, k, seed=int(x) + 20)
    cam = camera((-.62, LONG - 4.9, .26), (-1.12, LONG, .30), 40, 1.4, (-.02, LONG - 2.9, .05))
    fan(cam, w, clear_water(ripple=.1), .2, 30)
    dark((.006, .009, .018)); tubes_of_light((9, 14, 19), strength=4, z=6)
    area((.6, LONG - 4, 3.4), (-1.25, LONG, .5), 1.2, 300, (1, .86, .68)); area((2.5, LONG - 2, 5), (-1, LONG, .5), 1.6, 300, (1, .86, .68)); area((-6, LONG - 6, 4), (-2, LONG - 1, 0), 2, 260, (.65, .82, 1))
    g = np.random.default_rng(5); lamps([(g.uniform(-12, 10), LONG + 13 + g.uniform(0, 7), g.uniform(1.2, 6)) for _ in range(54)], .1, (1, .66, .36), 26)

def evening():
    """Flags over an open-air pool, the sun low behind them."""
    w = Waves(**dict(RIPPLES, slope2=.008), seed=6); k = kit()
    shell(floor(light=.7, colour=(.02, .3, .36)))
    flags(4.2, z=1.75, x0=-9, x1=9, colours=(RED, WHITE, BLUE, WHITE)); flags(LONG - 5, z=1.8, seed=7, colours=(RED, WHITE, BLUE, WHITE))
    for x in (-5, -2.5, 0, 2.5, 5): rope(x, 1, LONG - .3, banded('red', 'white', each=.6), w, k, seed=int(x * 2) + 20)
    cam = camera((-2.1, 1.7, .62), (-.55, 5.0, 1.16), 44, 1.6, (-1.2, 4.2, 1.5), roll=-4)
    fan(cam, w, clear_water(ripple=.1), .8, 40)
    gradient_sky([(-1, (.01, .02, .04)), (0, (1.5, .56, .15)), (.05, (1.25, .5, .17)), (.16, (.66, .32, .23)), (.35, (.24, .20, .28)), (.8, (.06, .09, .2)), (1, (.05, .08, .2))], .8)
    sun(5, 33, 6, (1, .55, .26), .8); add(bpy.ops.mesh.primitive_uv_sphere_add, plain((0, 0, 0), 1, emit=(1, .5, .18), strength=18), radius=1.5, location=(63, 98, 7.6))
    g = np.random.default_rng(8); X = np.linspace(-60, 60, 700); Z = 2.6 + 1.6 * np.sin(X / 7) + .9 * np.sin(X / 2.1 + 1) + g.normal(0, .35, 700)
    sheet(np.stack([X, X]), np.full((2, 700), 55.), np.stack([X * 0 - 1, Z]), plain((.008, .012, .012), 1))

def lanes():
    """Lanes in the sun, from the stand, through a long lens."""
    w = Waves(**dict(RIPPLES, slope2=.008), seed=21); k = kit()
    shell(floor(light=1.0, glow=.25, colour=(.004, .30, .50), net=1.1))
    for i, x in enumerate(np.arange(-7.5, 8, 2.5)): rope(x, .3, LONG - .3, banded(*(('yellow', 'blue'), ('red', 'white'))[i % 2], each=.62, ends='red'), w, k, seed=i)
    camera((10.5, -1.0, 6.6), (.9, 9.9, 0), 84, 1.4, (2.0, 8.9, 0), roll=9)
    grid(w, clear_water(ripple=.1), -10, 10, 0, LONG, .05)
    gradient_sky([(-1, (.02, .03, .04)), (0, (.10, .16, .22)), (1, (.08, .18, .36))], 1.); sun(40, -60, 4.8, (1, .94, .84), .6)

def night_lanes():
    """Before the lamps are on: a cold hall, the water lit from below, the first window."""
    w = Waves(**dict(RIPPLES, slope2=.004), seed=30); k = kit()
    shell(floor(glow=9, light=.9, colour=(.006, .20, .30), net=1.4, fade=[(0, (.02,) * 3), (.35, (.10,) * 3), (.7, (.45,) * 3), (1, (1.,) * 3)]))
    for i, x in enumerate(np.arange(-7.5, 8, 2.5)): rope(x, .3, LONG - .3, banded('blue', 'white', each=.6), w, k, seed=i)
    for i in range(8): block(-8.75 + 2.5 * i, LONG + .5, str(8 - i), -1)
    cam = camera((-5.6, 1.2, 1.35), (-.9, 15, -.5), 38, 1.6, (-4.9, 5.4, 0))
    fan(cam, w, clear_water(ripple=.06), 1.0, 40)
    dark((.003, .006, .012)); m = plain((0, 0, 0), 1, emit=(.16, .32, .62), strength=.55)
    for x in np.arange(-15.5, 17, 1.5): plane((1.25, 3.6), (x, LONG + 9, 4.2), m, rotation=(math.pi / 2, 0, 0))
    plane((70, 20), (0, LONG + 9.1, 6), plain((.02, .025, .03), .8), rotation=(math.pi / 2, 0, 0))
    area((-9, 7, 4), (-5, 5, 0), 2.5, 130, (.55, .75, 1))

def night_pool():
    """Block four against the lit water on the last night."""
    w = Waves(**dict(RIPPLES, slope2=.006), seed=31); k = kit()
    shell(floor(glow=2.0, light=1., colour=(.008, .28, .40), net=1.3))
    for i in range(8): block(-8.75 + 2.5 * i, -.42, str(i + 1), 1)
    for i, x in enumerate(np.arange(-7.5, 8, 2.5)): rope(x, .3, LONG - .3, banded('red', 'white', each=.6), w, k, seed=i)
    cam = camera((-2.75, -2.3, 1.25), (-.8, 1.2, .60), 50, 1.6, (-1.36, -.75, .6))
    grid(w, clear_water(ripple=.08), -10, 10, 0, LONG, .05)
    dark((.003, .004, .01)); area((-4.6, -2.2, 3.2), (-1.25, -.4, .6), 1.0, 320, (1, .74, .5)); area((1.6, 1.4, 3), (-1.25, -.4, .7), .8, 260, (.5, .85, 1))
    g = np.random.default_rng(6); lamps([(g.uniform(-18, 22), LONG + 8 + g.uniform(0, 8), g.uniform(1.2, 5)) for _ in range(50)], .11, (1, .72, .42), 22)

CLEAR, WARM = ((.95, 1, 1.04), (1.02, 1, .98)), ((.92, .97, 1.08), (1.08, 1, .9))
SHOTS = {
    'drawn-pool': (hero, dict(hero=True, develop=dict(exposure=.2, contrast=1.08, grade=CLEAR))),
    'swimming-lanes': (lanes, dict(develop=dict(contrast=1.06, grade=CLEAR))),
    'swimming-wall': (wall, dict(develop=dict(contrast=1.05, grade=CLEAR))),
    'swimming-lane-four': (lane_four, dict(develop=dict(contrast=1.05, grade=CLEAR))),
    'swimming-head-on': (head_on, dict(develop=dict(contrast=1.08, grade=CLEAR))),
    'swimming-night-pool': (night_pool, dict(develop=dict(contrast=1.08, grade=CLEAR, bloom=.09))),
    'swimming-evening': (evening, dict(develop=dict(contrast=1.05, grade=WARM, bloom=.1))),
    'swimming-night-lanes': (night_lanes, dict(develop=dict(contrast=1.08, grade=CLEAR, bloom=.08))),
}
