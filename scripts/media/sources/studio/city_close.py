"""Pictures of cities at night, by closeness: a pane in the rain, a lamp, a mast, a window, a rail, and the lights behind them as discs."""
from studio import *
from mathutils import Matrix
from motor_words import glow, veil, lump, scatter, sweep, lathe, trees

AMBER, HONEY, TEAL, WHITE, RED = (1, .42, .08), (1, .62, .26), (.12, .6, .62), (1, .9, .75), (1, .035, .02)

# ---- words
def disc_paint(colour, strength, rim=.35):
    """Light added to what lies behind it: a lamp as the lens draws it, a little brighter at its edge."""
    p = Paint('disc'); n = p.n; x, y, _ = p.xyz()
    r = p.math('SQRT', p.math('ADD', p.math('MULTIPLY', x, x), p.math('MULTIPLY', y, y)))
    f = p.ramp(r, (0, 1 - rim), (.8, 1 - rim * .7), (.93, 1), (.99, 0)) if rim is not None else p.math('POWER', p.math('SUBTRACT', 1, r, True), 2.6)
    e = n.new('ShaderNodeEmission'); e.inputs[0].default_value = (*colour, 1); p.put(e.inputs[1], p.math('MULTIPLY', f, strength))
    t = n.new('ShaderNodeBsdfTransparent'); a = n.new('ShaderNodeAddShader')
    p.link(e.outputs[0], a.inputs[0]); p.link(t.outputs[0], a.inputs[1]); p.link(a.outputs[0], p.out.inputs[0]); return p.m

DISCS = {}
def disc(at, radius, colour, strength, rim=.35, eye=(0, -1, 0)):
    key = (colour, round(strength, 2), rim)
    if key not in DISCS or DISCS[key][0] != id(bpy.context.scene.world):
        o = add(bpy.ops.mesh.primitive_circle_add, disc_paint(colour, strength, rim), vertices=48, radius=1, fill_type='NGON'); DISCS[key] = (id(bpy.context.scene.world), o.data)
    else: o = bpy.data.objects.new('d', DISCS[key][1]); bpy.context.collection.objects.link(o)
    o.location = at; o.scale = (radius,) * 3; o.visible_shadow = False
    o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = (Vector(eye) - Vector(at)).to_track_quat('Z', 'Y'); return o

def many_veils(): bpy.context.scene.cycles.transparent_max_bounces = 40

def drop_mesh(m, k=1., flat=.5):
    """A drop that hangs on a pane: fuller below than above."""
    o = add(bpy.ops.mesh.primitive_uv_sphere_add, m, segments=28, ring_count=18, radius=1, location=(0, 9, -50))
    for v in o.data.vertices:
        x, y, z = v.co; w = 1 - .13 * k * z + .07 * k * math.sin(3 * z + k) * x
        v.co = (x * w + .06 * z * z * (k - .8), y * flat * (1 - .25 * z), z * (1 + .1 * k))
    return o

# ---- a pane in the rain
def pane():
    many_veils(); rng = np.random.default_rng(5)
    gradient_sky([(-1, (.004, .006, .01)), (-.12, (.008, .012, .018)), (-.03, (.015, .018, .024)), (.03, (.1, .055, .035)), (.1, (.03, .055, .085)), (.35, (.012, .035, .06)), (1, (.006, .014, .03))], 1.1)
    water = plain((1, 1, 1), 0, spec=.5, Transmission=1., IOR=1.33)
    shapes = [drop_mesh(water, k, f) for k, f in ((.2, .42), (1, .5), (1.7, .5), (.6, .36))]
    places = [[] for _ in shapes]; taken = []
    def put(x, z, r, kind, tall=1.):
        if any((x - a) ** 2 + (z - b) ** 2 < (r + c) ** 2 * .95 for a, b, c in taken): return
        taken.append((x, z, r)); places[kind].append(((x, 0, z), (r * rng.uniform(.9, 1.1), r, r * tall), (0, rng.uniform(-.35, .35) if kind < 2 else 0, 0)))
    for x, top, end in ((.067, .08, -.018), (-.047, .08, .012), (.103, .08, -.05), (-.1, .03, -.045), (.012, .07, .035)):
        put(x, end, rng.uniform(.0058, .0074), 2, 1.2)
        z = end + .013
        while z < top: x += rng.normal(0, .0006); put(x, z, rng.uniform(.0006, .0019) , 0, rng.uniform(1, 1.8)); z += rng.uniform(.002, .0055)
    for r0, r1, n in ((.0045, .0072, 30), (.0022, .004, 150), (.0009, .002, 500), (.0004, .0009, 700)):
        for _ in range(n): put(rng.uniform(-.15, .15), rng.uniform(-.09, .09), rng.uniform(r0, r1), int(rng.integers(0, 2)) if r0 > .002 else int(rng.choice([0, 3])))
    for o, q in zip(shapes, places): scatter(o, q)
    eye = (0, -.6, 0)
    for _ in range(46):
        low = rng.random() < .8; x, z = rng.uniform(-6, 6), rng.normal(-.75, .65) if low else rng.uniform(-.4, 2.2)
        c = [AMBER, HONEY, HONEY, AMBER, TEAL, (.2, .5, .9), WHITE, RED][int(rng.choice(8, p=[.28, .2, .12, .1, .14, .06, .05, .05]))]
        disc((x, 18 + rng.uniform(0, 2), z), rng.uniform(.3, .52), c, [.16, .34, .7][int(rng.integers(0, 3))], eye=eye)
    camera(eye, (0, 0, 0), 80, 16, focus=(0, 0, 0))

# ---- lines of light on a road's bend, from a bridge
def trails():
    rng = np.random.default_rng(3); many_veils()
    gradient_sky([(-1, (.002, .003, .006)), (-.02, (.01, .012, .02)), (.0, (.2, .085, .05)), (.05, (.085, .06, .085)), (.16, (.022, .04, .09)), (.6, (.006, .014, .04))], .8)
    plane((900, 900), (0, 300, -.05), plain((.07, .085, .09), 1, spec=0))
    def way(off, z, n=140):
        out = []
        for i in range(n):
            s = (i / (n - 1)) ** 1.6 * 330 - 12; bend = 30 + 75 * (1 - math.cos(min(s, 330) / 330 * math.pi * .93)) - 30
            d = math.atan2(75 * math.sin(max(s, 0) / 330 * math.pi * .93) * math.pi * .93 / 330, 1)
            out.append((-bend * 1.0 + off * math.cos(d), s + off * math.sin(d), z))
        return out
    p = Paint('road'); f = p.noise(60, 4, .7); w = p.noise(.5, 4, .6)
    p.put('Base Color', p.ramp(f, (.2, (.004, .0045, .005)), (.8, (.016, .017, .019)))).put('Roughness', p.ramp(w, (.3, .22), (.7, .5))).put('Specular', .5); p.bump(f, .35, .004)
    for a, b in ((-13.2, -1.2), (1.2, 13.2)): sweep(way((a + b) / 2, 0), [(-(b - a) / 2, 0), ((b - a) / 2, 0)]).data.materials.append(p.m)
    paint = plain((.5, .5, .47), .5)
    for off in (-12.6, -1.8, 1.8, 12.6): sweep(way(off, .012), [(-.1, 0), (.1, 0)]).data.materials.append(paint)
    for lane in (-9, -5.4, 5.4, 9):
        q = way(lane, .012, 420)
        for i in range(0, 418, 5): sweep(q[i:i + 3], [(-.08, 0), (.08, 0)]).data.materials.append(paint)
    steel = plain((.35, .36, .38), .35, 1)
    for off in (-13.6, 0, 13.6):
        sweep(way(off, .62), [(-.05, -.16), (.04, -.09), (-.05, 0), (.04, .09), (-.05, .16)]).data.materials.append(steel)
    for side, tints in ((-1, [((1, .66, .3), 2), ((1, .8, .52), 3), ((1, .5, .18), 1.2)]), (1, [((1, .03, .015), 5), ((1, .05, .02), 3.5), ((1, .16, .03), 2.2)])):
        kinds = [glow(c, s) for c, s in tints]
        for lane in (3.6, 7.2, 10.8):
            for _ in range(3):
                off = side * (lane + rng.normal(0, .28)); h = rng.uniform(.55, .85); m = kinds[int(rng.integers(0, 3))]; r = rng.uniform(.009, .026)
                for d in (-.68, .68):
                    q = way(off + d, h); ph = rng.uniform(0, 6)
                    tube([(x + .1 * math.sin(y / 34 + ph), y, z) for x, y, z in q], r, m)
    trees(330, (-420, 300), 15, 4, (.002, .003, .005))
    for i in range(26):
        x = rng.uniform(-260, 170); disc((x, 322, rng.uniform(3, 12)), rng.uniform(.7, 1.2), [AMBER, HONEY, WHITE, TEAL][i % 4], 1.1, eye=(0, -16, 9))
    camera((-6, -15, 8), (-14.5, 60, -.5), 42, 4, focus=(2, 22, .7))

# ---- the hour when the lamps win
def haze_lamp():
    many_veils(); eye = (0, -5.2, 3.1)
    gradient_sky([(-1, (.02, .014, .012)), (-.03, (.26, .12, .07)), (.02, (.34, .17, .1)), (.07, (.16, .14, .15)), (.15, (.06, .11, .16)), (.4, (.018, .06, .12)), (1, (.01, .03, .07))], .75)
    iron = Paint('iron'); iron.put('Base Color', (.012, .013, .014)).put('Roughness', .42).put('Metallic', .6); iron.bump(iron.noise(120, 4, .6), .25, .003); iron = iron.m
    def lantern(x, y, z, k=1., lit=7):
        def turned(profile, m):
            o = lathe([(h, r) for h, r in profile], m, 40); o.rotation_euler = (0, -math.pi / 2, 0); o.location = (x, y, z); o.scale = (k,) * 3; return o
        turned([(-4, .06), (-.42, .045), (-.42, .085), (-.36, .09), (-.33, .05), (-.26, .05), (-.24, .13), (-.2, .14), (-.19, .1)], iron)
        p = Paint('globe'); g = p.n.new('ShaderNodeLayerWeight'); g.inputs[0].default_value = .45
        e = p.n.new('ShaderNodeEmission'); p.put(e.inputs[0], p.ramp(g.outputs['Facing'], (0, (1, .66, .3)), (.55, (1, .45, .12)), (1, (.7, .2, .03)))); p.put(e.inputs[1], p.ramp(g.outputs['Facing'], (0, 1), (.8, .35), (1, .16)))
        s = p.math('MULTIPLY', e.inputs[1].links[0].from_socket, lit); p.put(e.inputs[1], s); p.link(e.outputs[0], p.out.inputs[0])
        o = add(bpy.ops.mesh.primitive_uv_sphere_add, p.m, segments=48, ring_count=32, radius=.215 * k, location=(x, y, z)); o.scale = (1, 1, 1.04)
        turned([(.185, .11), (.2, .27), (.215, .29), (.235, .27), (.3, .1), (.33, .05), (.36, .045), (.38, .02), (.44, .012), (.45, 0)], iron)
    lantern(.62, 0, 3.45, 1, 2.6); disc((.62, .4, 3.45), 1.3, (1, .4, .1), .3, None, eye); disc((.62, .35, 3.45), .5, (1, .45, .14), .4, None, eye)
    for i in range(1, 9):
        y = i * 5.5; x = .62 - i * .95 - i * i * .03
        lantern(x, y, 3.45 - i * .02, 1, 3); disc((x, y + .4, 3.4), 1.2, (1, .4, .1), .16, None, eye)
    rng = np.random.default_rng(8)
    dark = plain((.01, .011, .014), 1, spec=0)
    for i in range(16):
        a = -60 + i * 8; h = rng.uniform(4, 15); box((rng.uniform(5, 9), 4, h * 2), (a, 75 + rng.uniform(0, 20), 0), dark)
    for _ in range(40): disc((rng.uniform(-42, 42), 70, rng.uniform(0, 9)), rng.uniform(.3, .5), [HONEY, AMBER, TEAL][int(rng.integers(0, 3))], .55, eye=eye)
    for y, a in ((20, .12), (42, .22), (66, .42)): plane((160, 18), (0, y, 2), veil((.26, .15, .11), a, .07, low=.2, high=.8)).rotation_euler = (math.pi / 2, 0, 0)
    wire = plain((.008,) * 3, .6)
    for z0, dx in ((4.5, .0), (4.62, .9)): tube([(-6 + t * 12 / 40, 2 + dx + t * .12, z0 - .25 * math.sin(t / 40 * math.pi) + t * .006) for t in range(41)], .011, wire)
    camera(eye, (-.12, 0, 3.5), 62, .85, focus=(.62, -.2, 3.45))

# ---- masts above the fog
def beacons():
    many_veils(); eye = (0, -70, 100); rng = np.random.default_rng(12)
    gradient_sky([(-1, (.03, .045, .075)), (-.1, (.06, .075, .105)), (.0, (.2, .13, .13)), (.05, (.15, .12, .15)), (.18, (.045, .075, .14)), (.5, (.012, .03, .08)), (1, (.006, .015, .05))], .8)
    dark = plain((.006, .008, .012), .9, spec=.1)
    def mast(x, y, foot, top, w, lit=1):
        rod = .035 + w * .035
        for sx in (-1, 1):
            for sy in (-1, 1): tube([(x + sx * w, y + sy * w, foot), (x + sx * w * .25, y + sy * w * .25, top)], rod, dark)
        n = 14
        for i in range(n):
            a, b = i / n, (i + 1) / n; ka, kb = w * (1 - .75 * a), w * (1 - .75 * b); za, zb = foot + (top - foot) * a, foot + (top - foot) * b; s = 1 if i % 2 else -1
            for sy in (-1, 1): tube([(x - s * ka, y + sy * ka, za), (x + s * kb, y + sy * kb, zb)], rod * .7, dark); tube([(x - kb, y + sy * kb, zb), (x + kb, y + sy * kb, zb)], rod * .6, dark)
        tube([(x, y, top), (x, y, top + (top - foot) * .22)], rod, dark)
        if lit:
            for f in (1.23, .52):
                z = foot + (top - foot) * f
                add(bpy.ops.mesh.primitive_uv_sphere_add, glow((1, .05, .03), 22), radius=.2 + w * .12, location=(x, y - .2, z)); disc((x, y - 3, z), 4.6, (1, .03, .015), .42, None, eye)
                disc((x, y - 3.1, z), 1.4, (1, .06, .03), 1.1, None, eye)
    def block(x, y, top, w, d=10):
        box((w, d, 120), (x, y, top - 60), dark); box((w * .45, d * .5, 3), (x - w * .12, y, top + 1.5), dark); box((w * .15, 2, 1.6), (x + w * .3, y - 2, top + .8), dark)
        for _ in range(3): a = x + rng.uniform(-.45, .45) * w; tube([(a, y - d / 2, top), (a, y - d / 2, top + rng.uniform(1.5, 4))], .06, dark)
    block(11, 0, 96, 20); mast(9, 0, 99, 109, .9)
    block(-24, 70, 94, 26); mast(-22, 70, 97, 115, 1.3)
    for x, y, t, w in ((58, 150, 97, 30), (-78, 190, 101, 34), (10, 240, 104, 30), (115, 300, 108, 40), (-140, 330, 103, 44)):
        block(x, y, t, w)
        for dx in (-.3, .3): disc((x + dx * w, y - 8, t + 3), 1.5, RED, 1.3, .2, eye)
    for y, z, h, a, c in ((-14, 82, 34, .9, .6), (30, 84, 34, .9, .8), (110, 86, 40, .9, 1), (170, 90, 40, .8, 1.15), (270, 95, 44, .8, 1.3), (380, 99, 50, .9, 1.5)):
        plane((900, h), (rng.uniform(-30, 30), y, z - 1), veil((.085 * c, .095 * c, .13 * c), a, .022, True, (1, 2.6, 1), low=.05, high=.55)).rotation_euler = (math.pi / 2, 0, 0)
    camera(eye, (-1, 0, 103.5), 70, 1.1, focus=(9, 0, 110))
    bpy.context.scene.camera.data.dof.aperture_fstop = .12

# ---- windows
def box(size, at, m=None, rot=(0, 0, 0), bevel=0):
    """The studio's box without an operator: a facade has a thousand."""
    a, b, c = (k / 2 for k in size)
    o = mesh([(x, y, z) for x in (-a, a) for y in (-b, b) for z in (-c, c)], [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], m, False)
    o.location = at; o.rotation_euler = rot
    if bevel: k = o.modifiers.new('b', 'BEVEL'); k.width = bevel; k.segments = 3
    return o

def glass(tint=(.01, .014, .02), rough=.03):
    p = Paint('glass'); p.put('Base Color', tint).put('Roughness', rough).put('Specular', .9); p.bump(p.noise(.9, 2, .5, space='Object'), .05, .05); return p.m

def stone(colour=(.24, .25, .28), seam=1.):
    p = Paint('stone'); w = p.noise(.35, 4, .6); f = p.noise(40, 4, .7); drip = p.noise(1.6, 5, .65, stretch=(1, 1, .06))
    c = p.ramp(p.math('ADD', p.math('MULTIPLY', w, .5), p.math('MULTIPLY', f, .5)), (.3, tuple(k * .6 for k in colour)), (.7, colour))
    p.put('Base Color', p.mix(.6, c, p.ramp(drip, (.3, .45), (.65, 1.)), 'MULTIPLY')).put('Roughness', .8).put('Specular', .25); p.bump(f, .35, .006); return p.m

def room_paint(colour, strength, seed=0):
    """A lit room behind a pane: brightest under its lamp, with the soft folds of a curtain."""
    p = Paint('room'); n = p.n; x, y, z = p.xyz('Generated')
    folds = p.math('ADD', .82, p.math('MULTIPLY', p.noise(9 + seed % 5, 3, .6, space='Generated', stretch=(1, 1, .05)), .4))
    dx = p.math('SUBTRACT', x, .3 + .1 * (seed % 5)); dz = p.math('SUBTRACT', z, .72); d = p.math('SQRT', p.math('ADD', p.math('MULTIPLY', dx, dx), p.math('MULTIPLY', dz, dz)))
    f = p.math('MULTIPLY', p.ramp(d, (0, 1), (.3, .5), (.9, .16)), folds)
    e = n.new('ShaderNodeEmission'); e.inputs[0].default_value = (*colour, 1); p.put(e.inputs[1], p.math('MULTIPLY', f, strength)); p.link(e.outputs[0], p.out.inputs[0]); return p.m

def facade(cols, rows, lit, w=1.25, h=1.85, gx=2.3, gz=3.3, seed=1, wall=None, blinds=.5, cold=()):
    """A wall of windows in the plane y = 0, its middle at the origin; lit = {(column, row): (colour, strength, blind)}."""
    rng = np.random.default_rng(seed); wall = wall or stone(); frame = plain((.02, .021, .023), .45); pane_m = glass(); cloth = plain((.12, .12, .115), .9); made = []
    X = lambda i: (i - (cols - 1) / 2) * gx
    Z = lambda j: (j - (rows - 1) / 2) * gz
    W, H = cols * gx, rows * gz; keep = lambda o: (made.append(o), o)[1]
    for i in range(cols + 1): keep(box((gx - w, .5, H), ((i - cols / 2) * gx, .25, 0), wall))
    for j in range(rows + 1): keep(box((W, .5, gz - h), (0, .252, (j - rows / 2) * gz), wall))
    for j in range(rows): keep(box((W, .1, .09), (0, -.03, Z(j) - h / 2 - .045), wall, bevel=.01))
    slats = Paint('slats'); z = slats.xyz()[2]; slats.put('Base Color', (.2, .2, .19)).put('Roughness', .6); slats.bump(slats.math('SINE', slats.math('MULTIPLY', z, 90)), .6, .02)
    for i in range(cols):
        for j in range(rows):
            x, z = X(i), Z(j)
            for dx in (-w / 2 + .03, 0, w / 2 - .03): keep(box((.06 if dx else .045, .07, h), (x + dx, .24, z), frame))
            for dz in (-h / 2 + .03, h * .2, h / 2 - .03): keep(box((w, .07, .06), (x, .241, z + dz), frame))
            how = lit.get((i, j))
            if how:
                c, s, b = how; o = keep(box((w + .5, .02, h + .3), (x, .95, z), room_paint(c, s, i * 7 + j * 3)))
                for dx in (-w / 2 - .05, w / 2 + .05): keep(box((.04, .7, h), (x + dx, .6, z), plain(tuple(k * .5 for k in c), .9)))
                if b: keep(box((w, .02, h * b), (x, .33, z + h / 2 - h * b / 2), slats.m))
            else:
                keep(box((w, .02, h), (x, .262, z), pane_m))
                if rng.random() < blinds: b = rng.choice([.25, .5, .5, .75, 1]); keep(box((w - .1, .012, h * b), (x, .246, z + h / 2 - h * b / 2), cloth if rng.random() < .4 else slats.m))
    return made, X, Z

def blue_hour(k=1., low=(.2, .13, .12)):
    gradient_sky([(-1, (.006, .008, .014)), (-.05, (.03, .03, .04)), (.02, low), (.14, (.09, .11, .17)), (.4, (.03, .065, .15)), (1, (.012, .03, .09))], k)

def one_window():
    blue_hour(2.2, (.16, .12, .14))
    _, X, Z = facade(13, 8, {(8, 4): ((1, .5, .17), 1.1, 0)}, seed=4, blinds=.45)
    x, z = X(8), Z(4); dark = plain((.008, .006, .005), .9)
    tube([(x + .16, .8, z + 1), (x + .16, .8, z + .52)], .008, dark); o = add(bpy.ops.mesh.primitive_cone_add, dark, radius1=.2, radius2=.05, depth=.17, location=(x + .16, .8, z + .46))
    add(bpy.ops.mesh.primitive_uv_sphere_add, glow((1, .7, .35), 9), radius=.065, location=(x + .16, .8, z + .37))
    for i in range(11): a = i * .57; tube([(x - .32, .36, z - .72), (x - .32 + .12 * math.sin(a), .36, z - .5 + .012 * i), (x - .32 + .26 * math.sin(a), .36, z - .5 + .03 * (i % 4) - .04)], .012, dark)
    box((.17, .12, .2), (x - .32, .36, z - .82), dark); box((.15, .1, .18), (x + .3, .36, z - .83), dark)
    camera((-7.5, -24, -5.5), (1.5, 0, .9), 82, 2.8, focus=(x, 0, z))

def corner():
    blue_hour(.9, (.42, .2, .13)); many_veils(); rng = np.random.default_rng(6)
    warm = [((1, .5, .17), 1.5), ((1, .62, .3), 1.1), ((1, .4, .1), 1.2), ((.75, .85, .8), .5)]
    lits = lambda cells: {c: (*warm[i % 4], [0, .35, 0, .5][i % 4]) for i, c in enumerate(cells)}
    for side, cells in ((0, [(5, 3), (5, 5), (3, 6), (4, 2), (5, 8), (2, 4), (1, 7), (5, 10)]), (1, [(0, 3), (0, 6), (1, 5), (2, 8), (0, 9), (3, 4), (1, 2), (2, 11)])):
        made, X, Z = facade(6, 13, lits(cells), gz=2.9, gx=2.1, w=1.35, h=1.75, seed=3 + side)
        t = Matrix.Rotation(math.radians(38 if side else -52), 4, 'Z') @ Matrix.Translation((6.52 if side else -6.52, 0, 0))
        bpy.context.view_layer.update()
        for o in made: o.matrix_world = t @ o.matrix_world
    box((.62, .62, 60), (0, .3, 0), stone((.34, .35, .38)), rot=(0, 0, math.radians(38)), bevel=.05)
    eye = (-1.5, -27, -15)
    for _ in range(16): disc((rng.uniform(-40, 44), 60, rng.uniform(-4, 26)), rng.uniform(.5, .9), [AMBER, HONEY, TEAL][int(rng.integers(0, 3))], .5, eye=eye)
    area((-30, -40, 10), (0, 0, 0), 30, 5000, (.75, .6, .65)); camera(eye, (-1.2, 0, .2), 62, 2, focus=(0, 0, 0))

def stairs():
    """A stairwell seen from outside, with the power off and one landing lit."""
    blue_hour(1.5, (.12, .1, .12)); dark = plain((.006, .007, .009), .8); rng = np.random.default_rng(2)
    wall = stone((.22, .24, .28)); gz = 3.0; n = 9
    for x0 in (-1, 1):
        made, X, Z = facade(5, n, {}, gx=2.2, gz=gz, w=1.2, h=1.7, seed=5 + x0, wall=wall, blinds=.5)
        for o in made: o.location.x += x0 * (5 * 2.2 / 2 + 2.1)
    for s in (-1, 1): box((.35, .8, n * gz), (s * 1.95, .1, 0), wall, bevel=.02)
    for j in range(n):
        z = (j - (n - 1) / 2) * gz; lit = j == 4; near = j in (3, 5)
        c, k = ((1, .5, .16), 1.1) if lit else (((1, .5, .2), .1) if near else ((.16, .4, .46), .06))
        box((3.6, .05, gz - .2), (0, 2.6, z), room_paint(c, k, 9 if lit else j))
        box((3.7, 2.4, .2), (0, 1.45, z - gz / 2), plain((.05, .05, .05), .8))
        for half, (a, b) in enumerate((((-1.5, -gz / 2 + .1), (1.5, 0)), ((1.5, 0), (-1.5, gz / 2 + .1)))):
            y = .9 if half == 0 else 1.9; m = 9
            tube([(a[0], y, z + a[1] + .95), (b[0], y, z + b[1] + .95)], .03, dark)
            for q in range(m):
                f = (q + .5) / m; x = a[0] + (b[0] - a[0]) * f; zz = z + a[1] + (b[1] - a[1]) * f
                box((abs(b[0] - a[0]) / m + .04, .9, .18), (x, y + .2, zz - .06), dark); tube([(x, y, zz), (x, y, zz + .95)], .012, dark)
        for x in (-1.82, 1.82): box((.08, 2.4, gz), (x, 1.45, z), plain((.2, .2, .19), .9))
        for x in (-.62, .62): box((.06, .08, gz), (x, .2, z), dark)
        box((3.6, .12, .12), (0, .2, z - gz / 2), dark)
    z = 0; lamp = plain((.01, .008, .006), .8)
    add(bpy.ops.mesh.primitive_uv_sphere_add, glow((1, .72, .36), 12), radius=.09, location=(.95, 1.2, 1.02)); tube([(.95, 1.2, 1.4), (.95, 1.2, 1.1)], .01, lamp)
    area((0, 1.6, 1.2), (0, 1.2, -1), 1.6, 26, (1, .55, .2)); area((0, .4, .6), (0, -3, -.4), 2.2, 14, (1, .5, .18))
    camera((-8.5, -24, -6), (-2.6, 0, .4), 50, 2.8, focus=(0, 0, 0))

# ---- roofs
def rooftop():
    many_veils(); rng = np.random.default_rng(9)
    gradient_sky([(-1, (.01, .01, .014)), (-.03, (.5, .2, .06)), (.015, (1., .4, .12)), (.06, (.5, .26, .16)), (.14, (.16, .15, .2)), (.35, (.035, .07, .15)), (1, (.012, .03, .09))], .9)
    p = Paint('felt'); f = p.noise(90, 4, .7); w = p.noise(.8, 4, .6); pool = p.ramp(p.math('ADD', p.math('MULTIPLY', w, .85), p.math('MULTIPLY', p.noise(7, 3), .15)), (.5, 0), (.55, 1))
    p.put('Base Color', p.ramp(f, (.3, (.012, .012, .014)), (.7, (.05, .05, .052)))).put('Roughness', p.mix(pool, (.7,) * 3, (.05,) * 3)).put('Specular', .6); p.bump(p.mix(pool, f, (.8,) * 3), .4, .006)
    plane((40, 20), (0, 6, 0), p.m)
    z = Paint('zinc'); z.put('Base Color', z.ramp(z.noise(6, 5, .65), (.35, (.2, .21, .22)), (.65, (.42, .43, .44)))).put('Metallic', 1).put('Roughness', z.ramp(z.noise(3, 4), (.3, .28), (.7, .5))); z.bump(z.noise(60, 3), .08, .003); zinc = z.m
    def turned(x, y, profile):
        o = lathe(profile, zinc, 48); o.rotation_euler = (0, -math.pi / 2, 0); o.location = (x, y, 0); return o
    def whirl(x, y, k=1.):
        turned(x, y, [(0, .3 * k), (.05 * k, .24 * k), (.05 * k, .2 * k), (.62 * k, .2 * k), (.64 * k, .26 * k), (.68 * k, .26 * k)])
        n = 22
        for i in range(n):
            a = 2 * math.pi * i / n; pts = []
            for j in range(13):
                t = math.pi * (.14 + .74 * j / 12); r = .4 * k * math.sin(t); b = a + .5 * (j / 12 - .5)
                pts.append((r, b, .98 * k - .36 * k * math.cos(t)))
            v = [(x + r * math.cos(b), y + r * math.sin(b), h) for r, b, h in pts] + [(x + (r * .8) * math.cos(b + .22), y + (r * .8) * math.sin(b + .22), h) for r, b, h in pts]
            mesh(v, [(j, j + 1, 14 + j, 13 + j) for j in range(12)], zinc)
        turned(x, y, [(1.27 * k, .2 * k), (1.31 * k, .16 * k), (1.34 * k, .06 * k), (1.37 * k, 0)])
    def hat(x, y, k=1.):
        turned(x, y, [(0, .2 * k), (.04, .13 * k), (.9 * k, .13 * k)]); turned(x, y, [(.96 * k, .27 * k), (1.0 * k, .26 * k), (1.16 * k, .03 * k), (1.17 * k, 0)])
        for a in range(3): tube([(x + .12 * k * math.cos(a * 2.1), y + .12 * k * math.sin(a * 2.1), .88 * k), (x + .14 * k * math.cos(a * 2.1), y + .14 * k * math.sin(a * 2.1), 1.02 * k)], .012, zinc)
    whirl(.75, .2, 1.); whirl(2.25, 1.7, .9); hat(-.35, 2.2, 1.05); hat(-1.5, 4.6, 1.3); whirl(-2.9, 6, 1.)
    box((1.5, 1.1, .8), (1.9, 5, .5), zinc, bevel=.02); hat(.5, 6.5, 1.2)
    brick = plain((.05, .03, .025), .9); box((40, .35, .55), (0, 11, .27), brick)
    eye = (-.35, -3.3, .72)
    for (x, y, k, a) in ((-.2, 2.5, 1.5, .5), (-1.3, 5, 1.9, .5), (.65, 7, 1.8, .45)):
        for t in range(3):
            o = plane((k * (.6 + .5 * t), k * 1.3), (x - .35 * t * k, y + .3 + t * .05, 1.5 + t * .62 * k), veil((.85, .5, .34), a * (1 - .25 * t), 1.7 / k, True, (1, 1, .7), .55, 5, .32, .8)); o.rotation_euler = (math.pi / 2, .5, 0)
    dark = plain((.012, .013, .02), 1, spec=0)
    for i in range(26): h = rng.uniform(1, 9); box((rng.uniform(5, 11), 6, h * 2 + 8), (-95 + i * 7.6, 110 + rng.uniform(0, 40), -4), dark)
    for _ in range(44): disc((rng.uniform(-60, 60), 100, rng.uniform(-1, 5)), rng.uniform(.35, .6), [AMBER, HONEY, HONEY, TEAL][int(rng.integers(0, 4))], .9, eye=eye)
    area((-3, 9, 3.5), (1, 0, .6), 4, 120, (1, .5, .2)); area((-5, -4, 5), (0, 2, 0), 6, 90, (.4, .55, 1)); area((4, 1.5, 2.2), (.75, .2, .9), 2, 45, (1, .5, .22))
    camera(eye, (-.1, 3, .95), 42, 1.8, focus=(.75, -.15, .95))

# ---- water, rails, lanes
def river():
    """Far lamps out of focus, and the water that draws them long."""
    many_veils(); rng = np.random.default_rng(21); eye = (0, -6, 1.5)
    gradient_sky([(-1, (.002, .004, .006)), (-.02, (.01, .012, .018)), (.01, (.1, .055, .045)), (.06, (.04, .045, .07)), (.2, (.012, .03, .06)), (1, (.004, .012, .03))], .8)
    p = Paint('river'); p.put('Base Color', (.002, .005, .007)).put('Roughness', .05).put('Specular', .6)
    h = p.math('ADD', p.math('MULTIPLY', p.noise(.55, 3, .5, stretch=(.45, 1, 1)), 1), p.math('ADD', p.math('MULTIPLY', p.noise(2.4, 3, .55, stretch=(.5, 1, 1)), .3), p.math('MULTIPLY', p.noise(9, 2, .5, stretch=(.6, 1, 1)), .06)))
    p.bump(h, .55, .22); plane((900, 500), (0, 240, 0), p.m)
    dark = plain((.004, .005, .008), 1, spec=0)
    for i in range(44):
        t = i / 43; x = -110 + 220 * t; hgt = rng.uniform(4, 10) + 16 * math.exp(-((t - .68) / .13) ** 2) * rng.uniform(.5, 1)
        box((rng.uniform(5, 9), 6, hgt * 2), (x, 196 + rng.uniform(0, 6), 0), dark)
    for i in range(30):
        x = -92 + i * 6.4 + rng.normal(0, .8); disc((x, 185, 2.6), 1.9, [AMBER, AMBER, HONEY][i % 3], rng.choice([.7, 1.1, 1.6]), eye=eye)
    for _ in range(64):
        x = rng.normal(30, 36) if rng.random() < .7 else rng.uniform(-90, 90); top = 6 + 18 * math.exp(-((x - 38) / 24) ** 2)
        disc((x, 188, rng.uniform(4, top)), rng.uniform(1.1, 1.7), [AMBER, HONEY, HONEY, WHITE, TEAL][int(rng.choice(5, p=[.36, .28, .16, .1, .1]))], rng.choice([.35, .6, .9]), eye=eye)
    for x in (30, 47): disc((x, 187, 23.5), 1.2, RED, .8, eye=eye)
    camera(eye, (0, 100, 1.5), 60, 3.8, focus=(0, 6, .2))

def rails():
    """Rails beside which the last train has just passed."""
    many_veils(); rng = np.random.default_rng(17); eye = (-1.15, -2.2, .5)
    gradient_sky([(-1, (.003, .004, .006)), (0, (.05, .04, .05)), (.08, (.03, .045, .085)), (.3, (.012, .03, .08)), (1, (.004, .012, .04))], .8)
    plane((300, 400), (0, 150, -.12), plain((.01, .01, .011), .9))
    m = Paint('ballast'); w = m.noise(3, 4, .7); m.put('Base Color', m.ramp(w, (.3, (.05, .05, .055)), (.7, (.18, .17, .165)))).put('Roughness', .38).put('Specular', .5); m.bump(m.noise(14, 4, .6), .4, .05)
    places = [[] for _ in range(4)]
    for _ in range(5200):
        y = -2.2 + 16 * rng.random() ** 1.8; x = rng.uniform(-2.6, 3.4) * (1 + y * .03); r = rng.uniform(.022, .045)
        if min(abs(x + .72), abs(x - .72)) < .085: continue
        places[int(rng.integers(0, 4))].append(((x, y, -.12 + rng.uniform(.02, .09)), r, tuple(rng.uniform(0, 6, 3))))
    for i, q in enumerate(places): scatter(lump(m.m, i + 2, .5, 2, (1.2, .9, .75)), q)
    wood = Paint('sleeper'); wood.put('Base Color', wood.ramp(wood.noise(4, 5, .65, stretch=(.15, 1, 1)), (.3, (.02, .018, .016)), (.7, (.07, .065, .06)))).put('Roughness', .5); wood.bump(wood.noise(30, 3), .4, .01)
    for i in range(60): box((2.6, .25, .2), (0, -2.4 + i * .62, -.1), wood.m, bevel=.015)
    top = Paint('rail'); f = top.noise(40, 3, .6, stretch=(1, .02, 1)); top.put('Base Color', (.55, .55, .56)).put('Metallic', 1).put('Roughness', top.ramp(f, (.3, .1), (.7, .26))); rust = plain((.045, .022, .012), .75)
    for x in (-.72, .72):
        path = [(x + .0009 * max(y, 0) ** 2, y, 0) for y in np.linspace(-3, 120, 160)]
        sweep(path, [(-.07, -.03), (-.012, -.015), (-.012, .1), (-.034, .112), (-.034, .14)]).data.materials.append(rust)
        sweep(path, [(.07, -.03), (.012, -.015), (.012, .1), (.034, .112), (.034, .14)]).data.materials.append(rust)
        sweep(path, [(-.034, .14), (-.026, .148), (.026, .148), (.034, .14)]).data.materials.append(top.m)
    body = plain((.006, .007, .009), .3)
    lit = glow((1, .56, .22), 1.9)
    for c in range(5):
        y0 = -8.5 + c * 17.4; x = 4.3 + .0009 * y0 * y0
        box((2.6, 16.6, 2.9), (x + 1.3, y0 + 8.3, 1.75), body)
        for k in range(8): box((.04, 1.35, .95), (x - .02, y0 + 1.4 + k * 1.95, 2.15), lit)
        for x, y, z, c in ((-5, 40, 4.3, (.1, 1, .45)), (-7.6, 52, 4.9, RED), (-4.6, 66, 5.6, AMBER), (-12, 70, 7.8, HONEY), (-16, 60, 5.2, AMBER), (-3, 80, 4.2, TEAL), (-19, 75, 9, HONEY)): disc((x, y, z), y * .016, c, 1.2, eye=eye)
    area((3.9, 4, 2.2), (-.5, 3, 0), 6, 420, (1, .55, .22)); area((-5, 1, 3), (0, 3, 0), 4, 200, (.3, .5, 1))
    camera(eye, (.55, 6, .62), 42, 1., focus=(-.72, .9, .15))

def lanes(flight=False):
    """An avenue far below a wet handrail (white towards us, red away), or the gap between its towers from the air."""
    many_veils(); rng = np.random.default_rng(31); eye = (0, -1.05, 0)
    gradient_sky([(-1, (.005, .007, .012)), (-.2, (.014, .016, .024)), (-.02, (.06, .045, .05)), (.05, (.07, .06, .09)), (.2, (.02, .045, .1)), (1, (.006, .015, .05))], .9)
    for lane in range(11):
        side = -1 if lane < 5 else 1
        for _ in range(6):
            y = 13 + 120 * rng.random(); x = (lane - 5) * 1.15 + .0 * y; z = -7.2 + y * .006
            c = (WHITE, HONEY)[int(rng.integers(0, 2))] if side < 0 else (RED, (1, .06, .02))[int(rng.integers(0, 2))]
            for d in (-.24, .24): disc((x + d, y, z), .21 + .0028 * y, c, rng.choice([.45, .8, 1.2]) * (1 if side < 0 else 1.3), eye=eye)
    for side in (-1, 1):
        for i in range(12): y = 18 + i * 10; disc((side * 8.2, y, -4.6 + y * .006), .3 + .0035 * y, AMBER, 1.1, eye=eye)
    road = Paint('road'); road.put('Base Color', (.012, .013, .016)).put('Roughness', .3); plane((60, 400), (0, 150, -7.6), road.m)
    for side in (-1, 1):
        for i in range(9):
            y = 22 + i * 15; h = rng.uniform(7, 15) * (1.8 if flight else 1)
            box((9, 13, 60), (side * (15.5 + rng.uniform(0, 2)), y, -30 + h - 6), plain((.012, .015, .022), .8))
            for _ in range(24 if flight else 10): disc((side * (10.6 + rng.uniform(0, .3)), y + rng.uniform(-6, 6), rng.uniform(-5, h - 8)), .28 + .001 * y, [HONEY, AMBER, TEAL][int(rng.integers(0, 3))], .35, eye=eye)
    if flight:
        gradient_sky([(-1, (.005, .007, .012)), (-.08, (.05, .03, .03)), (-.01, (.6, .22, .09)), (.05, (.4, .2, .16)), (.16, (.1, .11, .2)), (.4, (.025, .06, .14)), (1, (.006, .02, .06))], 1.)
        camera(eye, (.9, 10, -.5), 27, 9, focus=(0, 22, -2), roll=-7); return
    steel = Paint('steel'); steel.put('Base Color', (.1, .11, .12)).put('Metallic', 1).put('Roughness', steel.ramp(steel.noise(30, 4, .6), (.35, .2), (.65, .42))); steel.bump(steel.noise(300, 3), .05, .001)
    tube([(-2, .42, -.335), (2, -.12, -.335)], .026, steel.m)
    water = plain((1, 1, 1), 0, spec=.5, Transmission=1., IOR=1.33); o = add(bpy.ops.mesh.primitive_uv_sphere_add, water, segments=24, ring_count=16, radius=1, location=(0, 0, -50))
    q = []
    for _ in range(420):
        x = rng.uniform(-.6, .6); a = rng.normal(-.15, .62); r = rng.choice([.0012, .002, .0034, .0052], p=[.45, .3, .17, .08]); yc = .15 - .135 * x
        q.append(((x, yc + .026 * math.sin(a), -.335 + .026 * math.cos(a)), (r * 1.1, r, r * .7), (-a, 0, 0)))
    scatter(o, q); area((-.8, -1.2, .7), (0, .1, -.33), .6, 40, (.5, .65, 1)); area((1.2, 1.4, .5), (.2, .1, -.33), .5, 40, (1, .5, .2))
    camera(eye, (0, 10, -1.55), 58, 9, focus=(.1, .1, -.31))

GRADE = ((.92, .98, 1.08), (1.04, 1, .94))
SHOTS = {
    'night-rain-pane': (pane, dict(hero=True, develop=dict(exposure=.4, contrast=1.08, grade=GRADE, saturation=1.1, bloom=.05))),
    'night-light-lines': (trails, dict(hero=True, develop=dict(exposure=.55, contrast=1.06, grade=GRADE, bloom=.06))),
    'night-amber-lamp': (haze_lamp, dict(develop=dict(exposure=.2, contrast=1.08, grade=GRADE, bloom=.06))),
    'night-beacons': (beacons, dict(develop=dict(exposure=.5, contrast=1.08, grade=GRADE, bloom=.08))),
    'night-one-window': (one_window, dict(hero=True, develop=dict(exposure=1.45, contrast=1.08, grade=GRADE, bloom=.07))),
    'night-corner': (corner, dict(develop=dict(exposure=1.2, contrast=1.08, grade=GRADE, bloom=.07))),
    'night-stairwell': (stairs, dict(hero=True, develop=dict(exposure=1.35, contrast=1.08, grade=GRADE, bloom=.07))),
    'night-rooftop': (rooftop, dict(develop=dict(exposure=.45, contrast=1.08, grade=GRADE, bloom=.05))),
    'night-river': (river, dict(hero=True, develop=dict(exposure=.3, contrast=1.08, grade=GRADE, bloom=.06))),
    'night-rails': (rails, dict(develop=dict(exposure=.5, contrast=1.08, grade=GRADE, bloom=.06))),
    'night-low-flight': (lambda: lanes(True), dict(develop=dict(exposure=.8, contrast=1.08, grade=GRADE, bloom=.06))),
    'night-lanes': (lanes, dict(develop=dict(exposure=.4, contrast=1.08, grade=GRADE, bloom=.06))),
}
