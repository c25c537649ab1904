"""Ice hockey: pucks, sticks and goals on skated ice; in a bright hall, in a dark one and on a lake."""
from studio import *
from scipy.ndimage import gaussian_filter

# ---- ice
TILE = 1.3          # metres of ice on one picture of scratches
marks = {}

def arcs(rng, size, count, length, bend, edges=(0,), spread=0):
    """Curved strokes that wrap around, as light on a square."""
    a = np.zeros(size * size, np.float32)
    for _ in range(count):
        n = int(rng.uniform(*length) * size); t = np.arange(n)
        turn = rng.normal(0, bend) / size; way = rng.uniform(0, 6.283) + turn * t
        x, y = rng.uniform(0, size) + np.cumsum(np.cos(way)), rng.uniform(0, size) + np.cumsum(np.sin(way))
        force = np.sin(np.pi * (t + .5) / n) ** .4 * rng.uniform(.35, 1) * (.7 + .3 * np.sin(t * rng.uniform(.003, .02) + rng.uniform(0, 6)))
        for e in edges:
            k = e + (np.abs(rng.normal(0, spread, n)) if spread else 0)
            px, py = x - np.sin(way) * k, y + np.cos(way) * k
            ix, iy = np.floor(px).astype(int), np.floor(py).astype(int); fx, fy = px - ix, py - iy
            for dx, dy, w in ((0, 0, (1 - fx) * (1 - fy)), (1, 0, fx * (1 - fy)), (0, 1, (1 - fx) * fy), (1, 1, fx * fy)):
                np.add.at(a, (iy + dy) % size * size + (ix + dx) % size, (force * w).astype(np.float32))
    return a.reshape(size, size)

def skated(size=4096, seed=5):
    """What skates leave: hairlines in red, cuts of a blade's two edges in green, their snow in blue."""
    if not marks:
        blur = lambda a, s: gaussian_filter(a, s, mode='wrap')
        r = np.random.default_rng(seed); hair = blur(arcs(r, size, 420, (.2, 1.3), .35), .7) * 1.1
        r = np.random.default_rng(seed + 1); cut = blur(arcs(r, size, 34, (.5, 1.8), 1.3, (0, 9)), 1.3) * 2.4
        r = np.random.default_rng(seed + 1); snow = blur(arcs(r, size, 34, (.5, 1.8), 1.3, (13,), 16), 1.1) * 2
        marks['rgba'] = np.clip(np.stack([hair, cut, snow, np.ones_like(hair)], -1), 0, 1).astype(np.float32).ravel()
    i = bpy.data.images.new('skated', size, size); i.colorspace_settings.name = 'Non-Color'; i.pixels.foreach_set(marks['rgba']); i.pack()
    return i

def strokes(p, image, zoom=1, turn=0):
    x = p.n.new('ShaderNodeTexImage'); x.image = image; x.interpolation = 'Cubic'
    k = 1 / (TILE * zoom); p.link(p.mapped('Object', (k, k, k), turn), x.inputs[0])
    s = p.n.new('ShaderNodeSeparateRGB'); p.link(x.outputs[0], s.inputs[0]); return s.outputs

def soft(p, inside, edge=.003):
    """A line's edge a little under the ice: metres inside of it to 0..1."""
    return p.math('MULTIPLY_ADD', inside, .5 / edge, True, .5)

def band(p, v, at, half):
    return soft(p, p.math('SUBTRACT', half, p.math('ABSOLUTE', p.math('SUBTRACT', v, at))))

def far(p, x, y, at=(0, 0)):
    q = lambda v, o: p.math('POWER', p.math('ABSOLUTE', p.math('SUBTRACT', v, o)), 2)
    return p.math('SQRT', p.math('ADD', q(x, at[0]), q(y, at[1])))

RED, BLUE, CREASE = (.50, .012, .022), (.012, .045, .38), (.16, .46, .78)

def ice(lines=None, tone=((.50, .66, .78), (.74, .83, .89)), frost=1, polish=.07, size=120, turn=0):
    """Ice with what lines(p, x, y) paints under it: a list of (mask, colour)."""
    p = Paint('ice'); im = skated()
    a, b = strokes(p, im, 1, 17 + turn), strokes(p, im, 2.3, 71 + turn)
    hair = p.math('MAXIMUM', a[0], b[0]); cut = p.math('MAXIMUM', a[1], b[1]); snow = p.math('MAXIMUM', a[2], p.math('MULTIPLY', b[2], .8))
    wide, mid, fine = p.noise(1.3, 4, .6), p.noise(19, 5, .65), p.noise(900, 4, .7)
    c = p.ramp(p.math('ADD', p.math('MULTIPLY', wide, .6), p.math('MULTIPLY', mid, .4)), (.35, tone[0]), (.65, tone[1]))
    x, y, z = p.xyz()
    shake = p.math('MULTIPLY', p.math('SUBTRACT', mid, .5), .006)
    for on, colour in (lines(p, p.math('ADD', x, shake), p.math('ADD', y, shake)) if lines else ()):
        worn = p.math('MULTIPLY_ADD', mid, -.35, False, 1.1)
        c = p.mix(p.math('MULTIPLY', on, worn, True), c, colour)
    dust = p.math('MULTIPLY', p.math('MULTIPLY', snow, p.ramp(fine, (.35, .25), (.6, 1.))), frost, True)
    white = p.math('MAXIMUM', p.math('MULTIPLY', p.math('MAXIMUM', cut, p.math('MULTIPLY', hair, .55)), .75 * min(frost, 1)), dust, True)
    veil = p.math('MULTIPLY', p.ramp(p.noise(5, 6, .7), (.45, 0.), (.75, .45)), frost, True)
    c = p.mix(p.math('MAXIMUM', white, veil), c, (.86, .91, .95))
    rough = p.math('ADD', p.math('MULTIPLY', white, .45), p.math('MULTIPLY_ADD', p.math('MULTIPLY', veil, wide), .5, False, polish), True)
    p.put('Base Color', c).put('Roughness', rough).put('IOR', 1.31).put('Specular', .42)
    deep = p.math('ADD', p.math('MULTIPLY', hair, -.25), p.math('ADD', p.math('MULTIPLY', cut, -.8), p.math('MULTIPLY', dust, .9)))
    deep = p.math('ADD', deep, p.math('MULTIPLY', mid, .5))
    p.bump(deep, .55, .0018)
    return plane(size, material=p.m)

def snow(n, where, size=.0012, seed=1, m=None):
    """Crumbs of ice (or, where gives a height, falling flakes)."""
    rng = np.random.default_rng(seed); bits = []
    for _ in range(n):
        k = min(rng.lognormal(0, .75), 5) * size * .55; at = where(rng)
        bits.append(((*at, k * .3)[:3], k * np.array((rng.uniform(.7, 1.3), 1, .75))))
    return scatter(bits, m or plain((.86, .91, .95), .7, spec=.3), seed)


# ---- things
def puck(at=(0, 0, 0), turn=20, tilt=0):
    p = Paint('rubber'); x, y, z = p.xyz()
    u = p.math('MULTIPLY', p.math('ARCTAN2', y, x), 26.); v = p.math('MULTIPLY', z, 26 / .0381 * 1.0)
    wave = lambda w: p.math('ABSOLUTE', p.math('SINE', w))
    knurl = p.math('MINIMUM', wave(p.math('ADD', u, v)), wave(p.math('SUBTRACT', u, v)))
    side = p.math('MULTIPLY', p.math('GREATER_THAN', far(p, x, y), .0372), p.math('LESS_THAN', p.math('ABSOLUTE', z), .0085))
    scuff, fine = p.noise(60, 5, .7, stretch=(1, .25, 1), turn=35), p.noise(500, 5, .75)
    low = p.math('MULTIPLY_ADD', z, -34, False, .03)
    rime = p.math('GREATER_THAN', p.math('ADD', p.math('ADD', fine, low), p.math('MULTIPLY', scuff, .5)), .98)
    c = p.ramp(scuff, (.4, (.011, .011, .013)), (.7, (.04, .042, .046)))
    p.put('Base Color', p.mix(rime, c, (.8, .86, .9))).put('Roughness', p.ramp(scuff, (.35, .42), (.65, .68))).put('Specular', .45)
    p.bump(p.math('ADD', p.math('MULTIPLY', p.math('MULTIPLY', knurl, side), 1.), p.math('ADD', p.math('MULTIPLY', fine, .25), p.math('MULTIPLY', rime, .6))), .9, .0012)
    o = add(bpy.ops.mesh.primitive_cylinder_add, p.m, vertices=128, radius=.0381, depth=.0254, location=(at[0], at[1], at[2] + .0127), rotation=(math.radians(tilt), 0, math.radians(turn)))
    o.data.use_auto_smooth = True; b = o.modifiers.new('b', 'BEVEL'); b.width = .0026; b.segments = 4; b.limit_method = 'ANGLE'
    return o

def stick(heel, way, lie=45, tape=(.012, .012, .014), wood=(.015, .016, .02), lean=0):
    """A stick whose blade starts at heel and points along way (degrees); the shaft rises behind it."""
    t = Paint('tape'); x, y, z = t.xyz(); weave = t.noise(700, 3, .7); rag = t.noise(40, 4, .6)
    turns = t.math('FRACT', t.math('ADD', t.math('MULTIPLY', x, 52), t.math('ADD', t.math('MULTIPLY', z, 9), t.math('MULTIPLY', rag, .22))))
    wear = t.ramp(t.noise(30, 5, .7), (.5, 0.), (.72, .5))
    t.put('Base Color', t.mix(wear, t.mix(t.math('MULTIPLY', turns, .5), tape, tuple(v * .55 for v in tape)), (.55, .6, .64))).put('Roughness', .9).put('Specular', .2).put('Sheen', .3)
    t.bump(t.math('ADD', t.math('MULTIPLY', turns, 1.), t.math('MULTIPLY', weave, .35)), .9, .0016)
    n, k = 40, 12; verts, faces = [], []
    for i in range(n + 1):
        s = i / n; h = .060 + .012 * math.sin(s * 2.4); top = h * (1 - max(0, (s - .86) / .14) ** 2 * .55); low = h * .42 * max(0, (s - .84) / .16) ** 2 + .004 * (1 - s) ** 8
        bow = .028 * max(0, s - .25) ** 1.7; thick = .0052 - .002 * s
        for j in range(k):
            a = 2 * math.pi * j / k; ca, sa = math.cos(a), math.sin(a)
            verts.append((s * .30, bow + math.copysign(abs(sa) ** .55, sa) * thick, (low + top) / 2 + math.copysign(abs(ca) ** .35, ca) * (top - low) / 2))
    faces = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(n) for j in range(k)]
    faces += [tuple(range(k))[::-1], tuple(range(n * k, n * k + k))]
    blade = mesh(verts, faces, t.m)
    shaft = box((.026, .018, 1.5), (0, 0, 0), plain(wood, .28, spec=.5), bevel=.004)
    a = math.radians(90 - lie); shaft.rotation_euler = (0, -a, 0); shaft.location = (.014 - math.sin(a) * .74, 0, .035 + math.cos(a) * .74)
    e = bpy.data.objects.new('stick', None); bpy.context.collection.objects.link(e); blade.parent = shaft.parent = e
    e.location = heel; e.rotation_euler = (math.radians(lean), 0, math.radians(way)); return e

def curves(lines, radius, m):
    c = bpy.data.curves.new('net', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = radius; c.bevel_resolution = 1; c.materials.append(m)
    for pts in lines:
        s = c.splines.new('POLY'); s.points.add(len(pts) - 1)
        for p, q in zip(s.points, pts): p.co = (*q, 1)
    o = bpy.data.objects.new('net', c); bpy.context.collection.objects.link(o); return o

def goal(at=(0, 0), turn=0, red=(.52, .012, .016)):
    """A goal whose mouth looks along -y: red pipes, white skirt and a net of knotless diamonds."""
    p = Paint('pipe'); p.put('Base Color', p.mix(p.ramp(p.noise(45, 5, .7), (.62, 0.), (.7, .55)), red, (.05, .03, .03))).put('Roughness', .26).put('Specular', .5).put('Clearcoat', .4)
    w, h, r = .915, 1.22, .03; e = bpy.data.objects.new('goal', None); bpy.context.collection.objects.link(e)
    corner = [(w - .05 + .05 * math.cos(a), 0, h - .05 + .05 * math.sin(a)) for a in np.linspace(0, math.pi / 2, 8)]
    front = [(w, 0, 0)] + corner + [(-x, y, z) for x, y, z in corner[::-1]] + [(-w, 0, 0)]
    def rear(u, depth, in_, z):
        """u 0..1 from post around the back to the other post"""
        a = math.pi * u; q = lambda v, k: math.copysign(abs(v) ** k, v)
        return ((w - in_ * math.sin(a)) * q(math.cos(a), .62), depth * q(math.sin(a), .62), z)
    base = [rear(u, 1.02, .0, .03) for u in np.linspace(0, 1, 60)]; top = [rear(u, .5, .0, h - .02) for u in np.linspace(0, 1, 60)]
    white = plain((.72, .72, .7), .5); net = plain((.78, .79, .8), .8, spec=.2)
    parts = [tube(front, r, p.m), tube(base, r * .8, white), tube(top, .014, white)]
    def wall(u, v):
        a, b = np.array(rear(u, 1.02, 0, .05)), np.array(rear(u, .5, 0, h - .03)); q = a + (b - a) * v
        belly = math.sin(math.pi * v) * math.sin(math.pi * u); q[1] -= .16 * belly + .012 * math.sin(u * 70 + v * 9) * belly; return tuple(q)
    def roof(u, v):
        a, b = np.array(rear(u, .5, 0, h - .02)), np.array((w * math.cos(math.pi * u), 0, h)); q = a + (b - a) * v; q[2] -= .07 * math.sin(math.pi * v) * math.sin(math.pi * u); return tuple(q)
    lines = []
    for f, count, slope in ((wall, 84, .36), (roof, 84, .12)):
        for i in range(-34, count + 34):
            for s in (slope, -slope):
                lo, hi = sorted(((0 - i / count) / s, (1 - i / count) / s)); lo, hi = max(lo, 0), min(hi, 1)
                if hi - lo > .004: lines.append([f(min(max(i / count + s * v, 0), 1), v) for v in np.linspace(lo, hi, 24)])
    parts.append(curves(lines, .0017, net))
    for o in parts: o.parent = e
    e.location = (*at, 0); e.rotation_euler = (0, 0, math.radians(turn)); return e

def crease(p, x, y):
    r = far(p, x, y); front = soft(p, p.math('MULTIPLY', y, -1))
    disc = p.math('MULTIPLY', soft(p, p.math('SUBTRACT', 1.83, r)), front); ring = p.math('MULTIPLY', band(p, r, 1.83, .025), front)
    return [(disc, CREASE), (ring, RED), (band(p, y, 0, .025), RED)]

def boards(y=12, width=70, turn=0, at=0, glass=True, cap=(.02, .06, .4), kick=(.85, .55, .02), marks=True):
    """Boards facing -y with a kick plate, scuffs, a cap rail and glass."""
    p = Paint('board'); x, yy, z = p.xyz(); zz = p.math('ADD', z, .535)
    c = p.mix(p.math('LESS_THAN', zz, .2), (.75, .77, .78), kick)
    if marks:
        hit = p.ramp(p.noise(14, 3, .5, distort=1.5), (.69, 0.), (.72, .8)); drag = p.ramp(p.noise(5, 6, .7, stretch=(.12, 1, 3)), (.6, 0.), (.72, .45))
        c = p.mix(p.math('MAXIMUM', hit, drag), c, (.06, .06, .07))
        c = p.mix(p.math('GREATER_THAN', p.math('ADD', p.noise(30, 5, .7), p.math('MULTIPLY', zz, -7)), .28), c, (.85, .9, .94))
    seam = p.math('LESS_THAN', p.math('ABSOLUTE', p.math('SUBTRACT', p.math('FRACT', p.math('MULTIPLY', x, 1 / 2.4)), .5)), .0012)
    p.put('Base Color', p.mix(seam, c, (.1, .1, .1))).put('Roughness', p.ramp(p.noise(9, 4, .6), (.3, .16), (.7, .36))).put('Specular', .5)
    e = bpy.data.objects.new('boards', None); bpy.context.collection.objects.link(e)
    parts = [box((width, .05, 1.07), (0, 0, .535), p.m, bevel=.004), box((width, .09, .04), (0, 0, 1.09), plain(cap, .3), bevel=.012), box((width, .062, .02), (0, 0, .205), plain((.8, .5, .02), .35), bevel=.004)]
    if glass:
        g = plain((.9, .96, 1), .03, spec=.5, Transmission=1., IOR=1.0); parts.append(box((width, .012, 1.6), (0, .01, 1.9), g))
        for i in range(int(width / 2.4) + 1): parts.append(box((.05, .03, 1.6), (i * 2.4 - width / 2, .02, 1.9), plain((.5, .52, .55), .3, 1)))
    for o in parts: o.parent = e
    e.location = (at, y, 0); e.rotation_euler = (0, 0, math.radians(turn)); return e

# ---- light
def spot(at, to, power, angle=30, colour=(1, 1, 1), blend=.4, radius=.1):
    l = bpy.data.lights.new('spot', 'SPOT'); l.energy = power; l.color = colour; l.spot_size = math.radians(angle); l.spot_blend = blend; l.shadow_soft_size = radius
    o = bpy.data.objects.new('spot', l); bpy.context.collection.objects.link(o)
    o.location = at; o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y'); return o

def lamps(places, radius, colour, strength):
    m = plain((0, 0, 0), emit=colour, strength=strength)
    base = add(bpy.ops.mesh.primitive_uv_sphere_add, m, segments=12, ring_count=8, radius=radius, location=(0, 0, -20)).data
    for at in places:
        o = bpy.data.objects.new('lamp', base); bpy.context.collection.objects.link(o); o.location = at

def dark(air=(.004, .008, .018), floor=(.001, .002, .005)):
    gradient_sky([(-1, floor), (-.02, floor), (.05, air), (.5, tuple(v * .5 for v in air)), (1, tuple(v * .3 for v in air))])

def crowd(n=260, y=(26, 44), seed=4, strength=4, width=34):
    """Stands out of focus: small warm and cold lights in the dark."""
    r = np.random.default_rng(seed)
    for colour, k in (((1, .75, .45), 1), ((.5, .7, 1), .9), ((1, .3, .25), .5)):
        lamps([(r.uniform(-width, width), d, 1.8 + (d - y[0]) * .42 + r.uniform(0, .8)) for d in r.uniform(*y, int(n * k / 2.4))], .06, colour, strength)

def beam(at, to, radius, colour, strength):
    """A cone of lit air: bright along its middle, fading to the floor."""
    p = Paint('beam'); p.n.remove(p.b)
    w = p.n.new('ShaderNodeLayerWeight'); w.inputs[0].default_value = .5
    x, y, z = p.xyz('Generated'); core = p.math('POWER', p.math('SUBTRACT', 1, w.outputs['Facing']), 2.6)
    e = p.n.new('ShaderNodeEmission'); p.put(e.inputs[0], colour); p.put(e.inputs[1], p.math('MULTIPLY', p.math('MULTIPLY', core, strength), p.math('POWER', z, 1.6)))
    t = p.n.new('ShaderNodeBsdfTransparent'); s = p.n.new('ShaderNodeAddShader'); p.link(e.outputs[0], s.inputs[0]); p.link(t.outputs[0], s.inputs[1]); p.link(s.outputs[0], p.out.inputs[0])
    d = Vector(to) - Vector(at)
    o = add(bpy.ops.mesh.primitive_cone_add, p.m, vertices=64, radius1=radius, radius2=.06, depth=d.length, end_fill_type='NOTHING', location=(Vector(at) + Vector(to)) / 2)
    o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = (-d).to_track_quat('Z', 'Y'); o.visible_shadow = False; o.visible_diffuse = False; return o

# ---- shots
def slanted(angle, half, colour, at=0, more=()):
    a = math.radians(angle)
    def lines(p, x, y):
        d = p.math('ADD', p.math('MULTIPLY', x, math.cos(a)), p.math('MULTIPLY', y, math.sin(a)))
        return [(band(p, d, at, half), colour), *more]
    return lines

def hero():
    ice(slanted(-38, .15, RED, .21), tone=((.26, .42, .58), (.50, .66, .80)), frost=.9)
    puck((.06, 0, 0), 30); snow(2600, round_about(.10, .03, .22), .0009, 2); snow(420, round_about(.06, -.03, .045), .0010, 9)
    dark((.008, .018, .045)); boards(30, marks=False, cap=(.02, .05, .3))
    lamps([(x, 34, z - .75) for x, z in ((-8.2, 2.3), (-5.6, 3.0), (-2.4, 2.2), (.6, 3.1), (3.4, 2.3), (6.2, 2.9), (9.4, 2.2), (-10.8, 3.1))], .17, (.62, .8, 1), 60)
    lamps([(x, 29, z - .5) for x, z in ((-6.8, 1.6), (-.8, 1.5), (5, 1.6), (7.8, 1.5), (2.2, 1.7))], .09, (1, .3, .22), 60)
    spot((1.7, 2.4, 1.5), (.12, .05, 0), 520, 24, (.75, .87, 1), .9, .12); spot((-1.5, 1.6, .8), (.08, 0, .02), 130, 18, (1, .5, .38), .9, .1); area((.7, .9, .55), (.06, 0, .02), .5, 7, (.7, .86, 1), .2); area((.7, -1.0, .7), (.10, 0, 0), .4, 2.6, (.6, .8, 1))
    camera((-.13, -.62, .085), (.02, 0, .058), 75, 2.8, (.06, -.035, .015))

def bright(power=1, warm=(1, .96, .9)):
    gradient_sky([(-1, (.02, .03, .04)), (0, (.05, .07, .10)), (.15, (.16, .19, .24)), (1, (.3, .33, .38))], power)
    for x in (-9, -3, 3, 9): area((x, 4, 10), (x, 4, 0), .7, 900 * power, warm, 22)

def centre():
    def lines(p, x, y):
        r = far(p, x, y); dash = p.math('GREATER_THAN', p.math('FRACT', p.math('ADD', p.math('MULTIPLY', x, 3.2), .2)), .0)
        return [(p.math('MULTIPLY', band(p, y, 0, .15), dash), RED), (band(p, r, 1.2, .03), BLUE), (soft(p, p.math('SUBTRACT', .15, r)), BLUE)]
    ice(lines, turn=40); puck((.03, .02, 0), 75); snow(1800, round_about(.05, 0, .3), .0009); snow(160, round_about(.03, -.02, .05), .001, 5)
    bright(.3); spot((-2.6, 2.6, 1.3), (.05, 0, 0), 1100, 24, (1, .88, .72), .8, .06)
    camera((-.36, -.74, .42), (.045, .035, 0), 58, 3.4, (.03, -.02, .02), roll=-10)

def goalmouth():
    ice(crease, turn=10); goal(); puck((-.42, -.72, 0)); snow(500, round_about(-.4, -.8, .4), .0018); bright(.55); boards(4.2); crowd(110, (16, 26), strength=5)
    spot((-5, -4, 6), (0, 0, 0), 3200, 34, (1, .93, .85), .6, .2)
    camera((-1.95, -3.2, .40), (.02, .1, .55), 46, 2, (-.75, 0, .5))

def show():
    def lines(p, x, y): r = far(p, x, y); return [(band(p, y, 0, .15), RED), (band(p, r, 4.5, .05), BLUE), (soft(p, p.math('SUBTRACT', .15, r)), BLUE)]
    ice(lines, tone=((.4, .5, .6), (.7, .8, .88)), polish=.1); dark((.003, .007, .022), (.0005, .001, .003)); boards(16, cap=(.02, .06, .6), marks=False); crowd(170, (22, 36), strength=7)
    blue, ink, pale = (.03, .16, 1), (.10, .05, 1), (.35, .65, 1)
    for x0, x, y, c, k in ((-9, -4.2, 5, blue, 1), (-4, -1.0, 1.5, ink, 1), (.5, 1.9, -2.6, pale, .45), (6, 5.2, 4.5, blue, 1), (11, 8.5, 9, ink, 1), (-12, -8, 10, pale, .5)):
        top = (x0, y + 7, 8.5); spot(top, (x, y, 0), 30000 * k, 17, c, .4, .05); beam(top, (x, y, 0), 1.7, c, .5 * k); lamps([(x0, y + 7.6, 8.7)], .16, c, 150)
    goal((1.9, -2.4), 12)
    camera((-.2, -9.2, .85), (.45, 0, 1.55), 40, 2, (1.9, -2.6, .6))

def post():
    ice(crease, tone=((.34, .48, .62), (.6, .73, .84)), turn=55); goal(); puck((-.60, -.10, 0), 10)
    snow(1500, round_about(-.7, -.08, .18), .001); snow(700, lambda r: (-.915 + r.normal(0, .05), r.normal(0, .05)), .0016, 6)
    dark((.005, .012, .03)); boards(0, turn=-90, at=13, marks=False); r = np.random.default_rng(2)
    lamps([(30, y, z) for y, z in zip(np.linspace(-14, 14, 11), r.uniform(3, 9, 11))], .22, (.45, .75, 1), 70)
    lamps([(30, y, z) for y, z in zip(r.uniform(-14, 14, 8), r.uniform(2, 5, 8))], .14, (1, .6, .3), 50)
    spot((1.8, -1.6, 2.2), (-.75, 0, 0), 190, 30, (.6, .82, 1), .8, .1); spot((-.4, 2.2, 1.6), (-.8, 0, .05), 60, 30, (1, .6, .4), .8, .1); area((-2, -1.6, 1.2), (-.9, 0, .1), .5, 22, (.7, .85, 1))
    camera((-1.95, -.46, .17), (-.76, .0, .12), 54, 2.5, (-.72, -.06, .03))

def roof():
    ice(slanted(58, .15, BLUE, .17), tone=((.34, .50, .62), (.6, .74, .83)), turn=120)
    puck((.0, 0, 0), 50); stick((-.30, .14, 0), -14, 45, (.70, .69, .64), (.45, .03, .03), lean=0)
    snow(1600, round_about(.02, 0, .22), .0008); snow(500, lambda r: (-.1 + r.uniform(-.2, .25), .09 + r.normal(0, .02)), .0011, 8)
    dark((.04, .06, .10)); spot((2.2, 1.0, .75), (0, 0, 0), 330, 26, (1, .86, .66), .7, .06); area((-1.2, -1, 2), (0, 0, 0), 1.2, 20, (.6, .8, 1))
    camera((.06, -.40, .46), (-.02, .035, .0), 50, 4, (0, -.01, .02), roll=10)

def rink():
    ice(slanted(0, .15, BLUE, .35), turn=80); boards(.5, 40, at=0); puck((.1, .38, 0), 15, 0)
    snow(5000, lambda r: (r.uniform(-.8, 2.5), .47 - abs(r.normal(0, .018 + .012 * r.uniform()))), .0024); snow(900, round_about(.1, .3, .2), .0015, 4)
    box((.3, .052, 1.07), (.35, .498, .535), plain(BLUE, .25), bevel=.004)
    bright(.5); lamps([(x, 22, 7) for x in np.arange(-12, 30, 4.)], .3, (.9, .95, 1), 12); spot((-2.5, -3, 2.6), (.2, .3, .1), 900, 30, (1, .9, .75), .7, .1)
    camera((-.66, -.26, .12), (.19, .42, .09), 58, 2.2, (.09, .35, .02))

def firs(n=60, seed=3, y=(38, 60), m=None, gap=9):
    r = np.random.default_rng(seed); m = m or plain((.008, .012, .016), .9, spec=.05); base = None
    verts, faces = [], []
    for k in range(9):                       # tiers of drooping twigs
        z, rad = .1 + k / 10, .21 * (1 - k / 9.5); c = len(verts); verts.append((0, 0, z + .17))
        for i in range(18):
            a = 6.283 * i / 18 + k; q = rad * (1 if i % 2 else .62) * r.uniform(.8, 1.15); verts.append((q * math.cos(a), q * math.sin(a), z - .05 * q / rad))
        faces += [(c, c + 1 + i, c + 1 + (i + 1) % 18) for i in range(18)]
    base = mesh(verts, faces, m, False); base.location = (0, 0, -50)
    for _ in range(n):
        h, x, d = r.uniform(3.5, 8), r.uniform(-26, 26), r.uniform(*y)
        if abs(x - gap * d) < 1.2: continue
        o = bpy.data.objects.new('fir', base.data); bpy.context.collection.objects.link(o); o.visible_shadow = False
        o.location = (x, d, -.3); o.scale = (h, h, h); o.rotation_euler = (0, 0, r.uniform(0, 6))

def lake():
    ice(tone=((.05, .15, .24), (.20, .34, .46)), frost=1.5, turn=33); puck((.03, 0, 0), 40); stick((-.27, .17, 0), -22, 45, (.62, .60, .55), (.30, .10, .03), lean=-8)
    snow(3800, round_about(.0, .05, .35), .0013); snow(700, round_about(.0, .02, .07), .0013, 9); firs(90, gap=.105)
    drift = plane((60, 10), (0, 34, .2), plain((.5, .58, .7), .8)); drift.rotation_euler = (.06, 0, 0)
    r = np.random.default_rng(8); snow(420, lambda r: (lambda d: (r.uniform(-.36, .36) * d, -.75 + d, .075 + r.uniform(-.1, .3) * d))(r.uniform(.15, 1) ** .7 * 6), .0075, 21, m=plain((.8, .86, .95), .8, emit=(.6, .72, .95), strength=1.6))
    gradient_sky([(-1, (.05, .09, .16)), (0, (.75, .34, .16)), (.03, (.62, .36, .24)), (.12, (.20, .26, .40)), (.4, (.05, .12, .28)), (1, (.03, .08, .2))], 2.2)
    lamps([(7.4, 70, 3.9)], 1.5, (1, .5, .2), 60); sun(9, 8, 6, (1, .55, .28), 1.2); area((-1, -1.1, .9), (-.05, 0, .03), .6, 9, (.75, .85, 1))
    camera((-.15, -.72, .085), (-.06, .0, .075), 62, 2.5, (.03, -.02, .02))

SHOTS = {
    'drawn-ice': (hero, dict(hero=True, develop=dict(exposure=-.15, contrast=1.14, grade=((.93, .98, 1.1), (1, 1, 1)), bloom=.08))),
    'ice-hockey-centre': (centre, dict(develop=dict(exposure=-.2, contrast=1.1, grade=((.95, .98, 1.06), (1.02, 1, .97))))),
    'ice-hockey-crease': (goalmouth, dict(develop=dict(exposure=-.55, contrast=1.18, grade=((.92, .98, 1.06), (1.02, 1, .97))))),
    'ice-hockey-light-show': (show, dict(develop=dict(exposure=.7, contrast=1.1, bloom=.14, saturation=1.1))),
    'ice-hockey-night-crease': (post, dict(develop=dict(exposure=.2, contrast=1.1, grade=((.9, 1, 1.1), (1, 1, 1)), bloom=.08))),
    'ice-hockey-puck': (roof, dict(develop=dict(exposure=0, contrast=1.12, grade=((.92, .98, 1.08), (1.03, 1, .95))))),
    'ice-hockey-rink': (rink, dict(develop=dict(exposure=-.55, contrast=1.1))),
    'ice-hockey-winter-game': (lake, dict(develop=dict(exposure=-.3, contrast=1.08, grade=((.92, .97, 1.1), (1.02, 1, .97)), bloom=.1))),
}
