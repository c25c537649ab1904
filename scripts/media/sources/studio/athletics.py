"""Athletics: rubber tracks, red and blue, with what stands and lies on them; at low sun, at noon and under floodlights."""
import subprocess
from studio import *

WHITE = (.72, .72, .68)
RED = ((.20, .022, .014), (.40, .058, .030), (.56, .12, .06)); BLUE = ((.010, .05, .20), (.018, .10, .36), (.05, .2, .52))
LANE, R0 = 1.22, 36.5

# ---- rubber
def granules(p, tone, size=.0026, wet=0):
    """Cast rubber crumbs: colour by crumb, height of crumb."""
    v = p.voronoi(1 / size); pick = p.n.new('ShaderNodeSeparateRGB'); p.link(v.outputs['Color'], pick.inputs[0])
    wide, fine = p.noise(.9, 5, .6), p.noise(1400, 3, .7); drag = p.noise(3, 5, .65, stretch=(1, .16, 1))
    c = p.ramp(pick.outputs[0], (.0, tone[0]), (.5, tone[1]), (1, tone[2]))
    c = p.mix(.4, c, p.ramp(p.math('ADD', p.math('MULTIPLY', wide, .5), p.math('MULTIPLY', drag, .5)), (.35, tone[0]), (.65, tone[1])))
    stain = p.ramp(p.math('ADD', p.math('MULTIPLY', p.noise(.32, 6, .65), .6), p.math('MULTIPLY', p.noise(5, 6, .75), .4)), (.36, .50), (.50, .95), (.62, 1.1))
    c = p.mix(1, c, stain, 'MULTIPLY')
    h = p.math('ADD', p.math('MULTIPLY', v.outputs['Distance'], -1.1), p.math('ADD', p.math('MULTIPLY', pick.outputs[1], .9), p.math('MULTIPLY', fine, .18)))
    return c, h, wide, drag

def finish(p, c, h, wide, wet, tone):
    p.put('Base Color', c).put('Specular', .22 if not wet else .5)
    if wet:
        pool = p.ramp(p.math('ADD', p.math('MULTIPLY', p.noise(1.6, 5, .6), .7), p.math('MULTIPLY', wide, .3)), (.46, 0.), (.60, 1.))
        p.put('Roughness', p.ramp(pool, (0, .5), (1, .13))); p.bump(p.mix(p.math('MULTIPLY', pool, .93), h, p.math('MULTIPLY', p.noise(14, 2), .4)), .75, .0016)
        p.put('Base Color', p.mix(p.math('MULTIPLY', pool, .5), c, tuple(v * .5 for v in tone[0])))
    else: p.put('Roughness', .88); p.bump(h, .8, .0022)

def band(p, v, at, half): return p.math('LESS_THAN', p.math('ABSOLUTE', p.math('SUBTRACT', v, at)), half)

def track(tone=RED, bend=False, across=(), wet=0, size=.0026, wear=.55, lanes=8, grass=True):
    """A track along y (lane 1 at x 0..1.22) or, bent, around (-36.5, 0) so that its inner edge passes the origin; across: [(y, half width)]."""
    p = Paint('track'); x, y, z = p.xyz(); c, h, wide, drag = granules(p, tone, size)
    if bend:
        q = lambda v, o: p.math('POWER', p.math('ABSOLUTE', p.math('SUBTRACT', v, o)), 2)
        d = p.math('SUBTRACT', p.math('SQRT', p.math('ADD', q(x, -R0), q(y, 0))), R0)
    else: d = x
    rag = p.math('MULTIPLY', p.math('SUBTRACT', p.noise(420, 3, .7), .5), .006); d_ = p.math('ADD', d, rag)
    k = p.math('ABSOLUTE', p.math('SUBTRACT', d_, p.math('MULTIPLY', p.math('ROUND', p.math('DIVIDE', d_, LANE)), LANE)))
    on = p.math('MULTIPLY', p.math('LESS_THAN', k, .025), p.math('MULTIPLY', p.math('GREATER_THAN', d, -.1), p.math('LESS_THAN', d, lanes * LANE + .1)))
    inside = p.math('MULTIPLY', p.math('GREATER_THAN', d, 0), p.math('LESS_THAN', d, lanes * LANE))
    for at, half in across: on = p.math('MAXIMUM', on, p.math('MULTIPLY', band(p, p.math('ADD', y, rag), at, half), inside))
    c = p.mix(p.math('MULTIPLY', on, painted(p, h, wear)), c, p.mix(p.noise(60, 5, .6), tuple(v * .72 for v in WHITE), WHITE))
    if grass:
        g = p.ramp(p.noise(40, 6, .8, stretch=(1, .4, 1)), (.35, (.010, .026, .006)), (.65, (.045, .085, .022)))
        c = p.mix(p.math('MAXIMUM', p.math('LESS_THAN', d, -.32), p.math('GREATER_THAN', d, lanes * LANE + 1.6)), c, g)
    finish(p, c, h, wide, wet, tone); plane(400, material=p.m)

def painted(p, h, wear):
    """Paint sits on the crumbs and is worn from their tops in patches."""
    rubbed = p.math('GREATER_THAN', p.math('ADD', p.math('MULTIPLY', p.noise(16, 6, .75), .8), p.math('MULTIPLY', p.noise(500, 3, .7), .3)), .60 + (1 - wear) * .2)
    return p.math('SUBTRACT', 1, p.math('MULTIPLY', rubbed, .75))

def narrow_bold():
    return bpy.data.fonts.load(subprocess.run(['fc-match', '-f', '%{file}', 'Nimbus Sans Narrow:bold'], capture_output=True, text=True).stdout)

def figure(text, at, height=.5, turn=0, tone=RED, wear=.6):
    """A painted number whose feet are toward -y."""
    c = bpy.data.curves.new('n', 'FONT'); c.body = text; c.font = narrow_bold(); c.size = height / .72; c.align_x = 'CENTER'; c.align_y = 'CENTER'
    o = bpy.data.objects.new('n', c); bpy.context.collection.objects.link(o); o.location = (*at, .0006); o.rotation_euler = (0, 0, math.radians(turn))
    p = Paint('number'); ground, h, wide, drag = granules(p, tone); on = painted(p, h, wear)
    p.put('Base Color', p.mix(on, ground, p.mix(p.noise(60, 5, .6), tuple(v * .72 for v in WHITE), WHITE))).put('Roughness', .85).put('Specular', .2); p.bump(h, .8, .0022)
    c.materials.append(p.m); return o

def crumbs(n, where, tone=RED, size=.0011, seed=1):
    rng = np.random.default_rng(seed); bits = []
    for _ in range(n): k = rng.gamma(2, size * .6) + size * .3; bits.append(((*where(rng), k * .4), k * np.array((rng.uniform(.7, 1.5), 1, .8))))
    return scatter(bits, plain(tone[1], .9, spec=.1), seed)

# ---- things
def brushed(colour=(.62, .63, .65), rough=.32, turn=(1, .04, 1)):
    p = Paint('metal'); n = p.noise(240, 4, .7, stretch=turn); p.put('Metallic', 1).put('Base Color', p.mix(p.ramp(p.noise(18, 5, .7), (.5, 0.), (.75, .5)), colour, tuple(v * .5 for v in colour))).put('Roughness', p.ramp(n, (.3, rough * .7), (.7, rough * 1.4)))
    p.bump(n, .12, .001); return p.m

def group(parts, at=(0, 0, 0), turn=0):
    e = bpy.data.objects.new('e', None); bpy.context.collection.objects.link(e)
    for o in parts: o.parent = e
    e.location = at; e.rotation_euler = (0, 0, math.radians(turn)); return e

def again(e, at, turn=0):
    """A second body with the same meshes."""
    parts = []
    for o in [k for k in bpy.data.objects if k.parent == e]:
        q = o.copy(); bpy.context.collection.objects.link(q); parts.append(q)
    return group(parts, at, turn)

def hurdle(at=(0, 0, 0), turn=0, top=.914, ends=(.02, .02, .022)):
    """A hurdle that the runner meets coming from -y; its feet point back at him."""
    alu, p = brushed(rough=.25), Paint('board'); x, y, z = p.xyz()
    e = p.math('GREATER_THAN', p.math('ABSOLUTE', x), .36); s = p.math('LESS_THAN', p.math('ABSOLUTE', x), .018)
    p.put('Base Color', p.mix(p.math('MAXIMUM', e, s), p.mix(p.ramp(p.noise(30, 5, .7), (.55, 0.), (.7, .5)), (.8, .8, .78), (.45, .42, .4)), ends)).put('Roughness', .38)
    parts = [box((1.18, .022, .07), (0, 0, top - .035), p.m, bevel=.006)]
    for s in (-1, 1):
        parts += [tube([(s * .56, -.02, .03), (s * .56, 0, .07), (s * .56, .012, top - .02)], .017, alu), box((.05, .72, .035), (s * .56, -.33, .02), plain(ends, .35), bevel=.012), box((.058, .1, .05), (s * .56, -.63, .028), plain((.01, .01, .01), .7), bevel=.012)]
    parts.append(tube([(-.56, 0, .30), (.56, 0, .30)], .012, alu)); return group(parts, at, turn)

def blocks(at=(0, 0), turn=0, pad=(.75, .42, .01)):
    """Starting blocks on their rail; the runner leaves along +y."""
    alu = brushed(); p = Paint('pad'); x, y, z = p.xyz(); fine = p.noise(500, 4, .7)
    groove = p.math('LESS_THAN', p.math('FRACT', p.math('MULTIPLY', z, 70)), .28)
    p.put('Base Color', p.mix(p.ramp(p.noise(45, 5, .7), (.5, 0.), (.72, .8)), p.mix(groove, (.016, .016, .018), (.004, .004, .004)), (.10, .06, .05))).put('Roughness', .8); p.bump(p.math('ADD', p.math('MULTIPLY', groove, -1), p.math('MULTIPLY', fine, .3)), .8, .002)
    parts = [box((.075, .86, .016), (0, 0, .018), alu, bevel=.003), box((.03, .84, .022), (0, 0, .030), alu, bevel=.002)]
    parts += [box((.052, .006, .010), (0, y, .044), plain((.02, .02, .02), .5), bevel=.001) for y in np.arange(-.38, .4, .028)]
    parts += [box((.16, .05, .014), (0, y, .012), alu, bevel=.003) for y in (-.40, .40)]
    for s, y, lean in ((-1, .10, 50), (1, -.16, 66)):
        a = math.pi / 2 - math.radians(lean); cx = s * .105; c, n = np.array((cx, y - .05, .105)), np.array((0, math.cos(a), math.sin(a)))
        parts += [box((.125, .014, .19), tuple(c), p.m, (a, 0, 0), bevel=.004), box((.108, .022, .178), tuple(c - n * .018), plain(pad, .3), (a, 0, 0), bevel=.008)]
        for e in (-.035, .035): parts.append(tube([tuple(c + (e, -.03 - .05 * math.sin(a), .05)), (cx + e, y - .20, .028), (cx + e, y, .024)], .007, alu))
        parts.append(tube([(0, y - .10, .040), (cx + s * .06, y - .10, .040)], .011, alu))
    return group(parts, (*at, 0), turn)

def baton(at, turn=0, colour=(.80, .30, .01)):
    p = Paint('baton'); sc = p.noise(60, 6, .75, stretch=(1, 1, .12)); fine = p.noise(300, 4, .7)
    chip = p.math('GREATER_THAN', p.math('ADD', p.math('MULTIPLY', sc, .75), p.math('MULTIPLY', fine, .4)), .72)
    p.put('Metallic', 1).put('Base Color', p.mix(chip, colour, (.7, .7, .7))).put('Roughness', p.ramp(sc, (.3, .22), (.7, .38))); p.bump(p.math('SUBTRACT', fine, p.math('MULTIPLY', chip, .6)), .12, .001)
    n, r, w, half, rim = 96, .019, .0022, .145, []
    prof = [(half - .002, r), (half, r - .0008), (half, r - w + .0006), (half - .002, r - w)]; prof = [(-a, b) for a, b in prof[::-1]] + prof; k = len(prof)
    verts = [(b * math.cos(t), b * math.sin(t), a) for a, b in prof for t in np.linspace(0, 2 * math.pi, n, endpoint=False)]
    order = list(range(k)); faces = [(i * n + j, i * n + (j + 1) % n, ((i + 1) % k) * n + (j + 1) % n, ((i + 1) % k) * n + j) for i in order for j in range(n)]
    o = mesh(verts, faces, p.m); o.data.use_auto_smooth = True; o.location = (at[0], at[1], r + .001); o.rotation_euler = (math.pi / 2, .4, math.radians(turn)); return o

def bell(at, size=.16):
    """The last lap's bell under its yoke."""
    p = Paint('brass'); n, f = p.noise(9, 5, .7), p.noise(160, 5, .7, stretch=(1, 1, 6))
    p.put('Metallic', 1).put('Base Color', p.ramp(n, (.35, (.40, .21, .06)), (.6, (.86, .56, .20)))).put('Roughness', p.ramp(n, (.35, .34), (.65, .13))); p.bump(f, .05, .001)
    prof = [(0, 1.02), (.12, 1.02), (.30, 1.0), (.42, .94), (.47, .84), (.49, .70), (.53, .50), (.60, .32), (.72, .16), (.86, .05), (.95, .0), (.97, -.03), (.95, -.05), (.88, -.02), (.72, .08), (.56, .26), (.47, .5), (.42, .8), (.3, .92), (0, .94)]
    n_ = 128; verts = [(r * size * math.cos(t), r * size * math.sin(t), (z - 1) * size * 1.25) for r, z in prof for t in np.linspace(0, 2 * math.pi, n_, endpoint=False)]
    o = mesh(verts, [(i * n_ + j, (i + 1) * n_ + j, (i + 1) * n_ + (j + 1) % n_, i * n_ + (j + 1) % n_) for i in range(len(prof) - 1) for j in range(n_)], p.m); smooth_up(o, 1)
    rings = [add(bpy.ops.mesh.primitive_torus_add, p.m, major_radius=k * size, minor_radius=.007 * size / .16, location=(0, 0, (z - 1) * size * 1.25), major_segments=128) for k, z in ((.495, .72), (.735, .15), (.80, .10))]
    iron = plain((.015, .015, .017), .45, 0)
    clap = add(bpy.ops.mesh.primitive_uv_sphere_add, brushed((.3, .3, .3)), radius=.17 * size, location=(.12 * size, 0, -1.22 * size))
    rope = tube([(.12 * size, 0, -1.3 * size), (.14 * size, -.01, -1.6 * size), (.13 * size, 0, -2.2 * size), (.2 * size, .01, -2.7 * size)], .006, plain((.55, .08, .05), .9))
    yoke = [tube([(0, 0, -.01), (0, 0, .05)], .016, iron), tube([(-.24, 0, -.9), (-.24, 0, .0), (-.2, 0, .05), (.2, 0, .05), (.24, 0, 0), (.24, 0, -.9)], .017, iron)]
    return group([o, *rings, clap, rope, *yoke], at)

def kerb(): tube([(-R0 + (R0 - .02) * math.cos(a), (R0 - .02) * math.sin(a), .045) for a in np.linspace(-1.7, 1.9, 240)], .028, plain((.75, .76, .76), .3))

def lamps(places, radius, colour, strength):
    m = plain((0, 0, 0), emit=colour, strength=strength); base = add(bpy.ops.mesh.primitive_uv_sphere_add, m, segments=12, ring_count=8, radius=radius, location=(0, 0, -20)).data
    for at in places:
        o = bpy.data.objects.new('lamp', base); bpy.context.collection.objects.link(o); o.location = at

def mast(at, rows=3, columns=4, step=1.1, **kw):
    lamps([(at[0] + (i - (columns - 1) / 2) * step, at[1], at[2] + j * step) for i in range(columns) for j in range(rows)], **kw)

def trees(y=90, n=150, seed=3, colour=(.02, .032, .012), height=(3.5, 7.5), spread=90, x=0):
    r = np.random.default_rng(seed); p = Paint('leaf'); p.put('Base Color', p.ramp(p.noise(1.2, 6, .8), (.4, tuple(v * .4 for v in colour)), (.65, tuple(v * 1.8 for v in colour)))).put('Roughness', .9).put('Specular', .1)
    bits = []
    for _ in range(n):
        h, c = r.uniform(*height), np.array((x + r.uniform(-spread, spread), y + r.uniform(0, 20), 0))
        bits += [(tuple(c + (r.normal(0, h * .16), r.normal(0, h * .16), h * q)), h * r.uniform(.05, .13) * np.array((1, 1, .9))) for q in r.uniform(.04, .95, 44)]
    o = scatter(bits, p.m, seed); o.visible_shadow = False; return o

def stand(at, size, turn=0, tone=(.02, .022, .03), seed=1):
    p = Paint('stand'); v = p.voronoi(3); q = p.n.new('ShaderNodeSeparateRGB'); p.link(v.outputs['Color'], q.inputs[0])
    p.put('Base Color', p.ramp(q.outputs[0], (.2, tone), (.8, tuple(t * 2.5 for t in tone)), (.97, (.3, .2, .15)))).put('Roughness', .9); return box(size, at, p.m, (math.radians(24), 0, math.radians(turn)))

def night(air=(.006, .01, .03)):
    gradient_sky([(-1, (.002, .003, .005)), (0, tuple(v * 1.6 for v in air)), (.1, air), (1, tuple(v * .3 for v in air))])

def spot(at, to, power, angle=30, colour=(1, 1, 1), blend=.5, radius=.1):
    l = bpy.data.lights.new('spot', 'SPOT'); l.energy = power; l.color = colour; l.spot_size = math.radians(angle); l.spot_blend = blend; l.shadow_soft_size = radius
    o = bpy.data.objects.new('spot', l); bpy.context.collection.objects.link(o); o.location = at; o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y'); return o

# ---- shots
def round_(lane, along, off=.5):
    """A place in a lane of the bend (along: metres on the inner edge) and the way a runner looks there."""
    a = along / R0; r = R0 + LANE * (lane - 1 + off); return (-R0 + r * math.cos(a), r * math.sin(a)), math.degrees(a)

def evening(elevation=7, azimuth=0, strength=6, colour=(1, .66, .36), air=.14): sky(air, elevation, azimuth, dust=3); sun(elevation, azimuth, strength, colour, .7)

def hero():
    track(RED, True, wear=.7); kerb()
    at, turn = round_(4, 1.2); blocks(at, turn)
    for lane, along in ((5, 7), (6, 13.5), (7, 20), (8, 26)):
        q, t = round_(lane, along); blocks(q, t)
    at2, t2 = round_(4, 2.3); figure('4', at2, .7, t2)
    crumbs(500, round_about(*at, .5)); trees(80, x=-20)
    evening(7, -66, 8, air=.3)
    camera((at[0] - .85, at[1] - 1.85, .58), (at[0] - .07, at[1] + .3, .25), 46, 1.8, (at[0], at[1] - .15, .1))

def lap():
    track(RED, wear=.6, across=((0, .025),)); crumbs(700, round_about(2.5, .15, .3), size=.0007)
    watch((2.44 + .10, .10), 20); trees(80, height=(2, 4)); night((.10, .11, .17))
    spot((4.5, 2.8, 1.6), (2.53, .1, 0), 620, 18, (1, .75, .5), .8, .1); spot((.6, -.4, 1.5), (2.5, .1, 0), 60, 40, (.5, .65, 1), .8, .3)
    camera((2.36, -.26, .21), (2.513, .105, .035), 56, 3.2, (2.53, .09, .013))

def watch(at, turn=0):
    """A stopwatch on its back: steel case, white dial, one red hand."""
    steel, dial, ink, hand = brushed(rough=.2, turn=(1, 1, 1)), plain((.82, .81, .76), .5), plain((.01, .01, .012), .5), plain((.6, .02, .01), .4)
    p = [add(bpy.ops.mesh.primitive_cylinder_add, steel, vertices=128, radius=.029, depth=.012, location=(0, 0, .007)), add(bpy.ops.mesh.primitive_torus_add, steel, major_radius=.0275, minor_radius=.0022, major_segments=128, location=(0, 0, .0135)), add(bpy.ops.mesh.primitive_cylinder_add, dial, vertices=96, radius=.0262, depth=.001, location=(0, 0, .013))]
    p[0].data.use_auto_smooth = True
    for i in range(60):
        a = 2 * math.pi * i / 60; l = .0042 if i % 5 == 0 else .002; r = .0252 - l / 2
        p.append(box((l, .0009 if i % 5 == 0 else .0004, .0002), (r * math.cos(a), r * math.sin(a), .0136), ink, (0, 0, a)))
    a = 2.2; p += [box((.028, .0009, .0004), (.007 * math.cos(a), .007 * math.sin(a), .0146), hand, (0, 0, a)), add(bpy.ops.mesh.primitive_cylinder_add, hand, radius=.0018, depth=.0008, location=(0, 0, .0147))]
    p += [add(bpy.ops.mesh.primitive_cylinder_add, steel, radius=.0045, depth=.012, location=(0, .034, .007), rotation=(math.pi / 2, 0, 0)), add(bpy.ops.mesh.primitive_cylinder_add, steel, radius=.0065, depth=.006, location=(0, .042, .007), rotation=(math.pi / 2, 0, 0)), add(bpy.ops.mesh.primitive_torus_add, steel, major_radius=.011, minor_radius=.0014, location=(0, .048, .007))]
    g = add(bpy.ops.mesh.primitive_uv_sphere_add, plain((1, 1, 1), .02, Transmission=1., IOR=1.02, spec=.6), radius=.0268, location=(0, 0, .0142)); g.scale = (1, 1, .09); g.visible_shadow = False; p.append(g)
    cord = [(.0 + .012 * math.sin(s * 7) + .10 * s, .058 + .22 * s - .30 * s * s, .004) for s in np.linspace(0, 1, 60)]; p.append(tube(cord, .0026, plain((.01, .03, .22), .9)))
    return group(p, (*at, .0015), turn)

def bend():
    track(RED, True, wear=.5); kerb()
    for lane, along in ((1, 0), (2, 7.2), (3, 14), (4, 20.6), (5, 27)):
        q, t = round_(lane, along); blocks(q, t)
        q, t = round_(lane, along + 1.0); figure(str(lane), q, .62, t)
    trees(60, x=-40); evening(14, 70, 6, (1, .8, .56), .2)
    q, _ = round_(2, 7.2); camera((q[0] + .75, q[1] - 3.1, 1.25), (q[0] + .05, q[1] + 1.0, .16), 50, 2.4, (q[0], q[1], .1))

def turn_left():
    track(BLUE, True, size=.004, wear=.4); kerb()
    for lane in range(1, 9): q, t = round_(lane, 4); figure(str(lane), q, .8, t, BLUE)
    sky(.10, 30, 60, dust=1); sun(22, 62, 5, (1, .9, .76), .5); h = hurdle((*round_(3, 8)[0], 0), round_(3, 8)[1])
    for lane in (2, 4, 5, 6): q, t = round_(lane, 8); again(h, (*q, 0), t)
    camera((6.6, -2.4, 4.2), (2.5, 5.9, .2), 40, 4, round_(4, 6)[0] + (0,), roll=-5)

def pacer():
    track(BLUE, True, wet=1, wear=.4); kerb(); night((.004, .008, .028))
    lamps([(-R0 + (R0 + .035) * math.cos(a), (R0 + .035) * math.sin(a), .045) for a in np.linspace(-.02, .9, 52)], .018, (.05, 1, .25), 26)
    r = np.random.default_rng(3)
    for x, y, z in ((-24, 62, 9), (-6, 72, 11), (9, 66, 9), (-40, 50, 9)): mast((x, y, z), radius=.42, colour=(.85, .93, 1), strength=32)
    lamps([(r.uniform(-60, 30), r.uniform(60, 75), r.uniform(1, 5)) for _ in range(120)], .12, (1, .7, .4), 7); stand((-20, 78, 1), (140, .5, 14), tone=(.004, .005, .01))
    spot((6, 16, 9), (.6, 2, 0), 9000, 40, (.8, .9, 1), .8, .3); spot((-5, -3, 7), (.6, 2, 0), 5000, 40, (.7, .85, 1), .8, .3)
    camera((.72, -1.2, .34), (.10, 2.4, .22), 40, 2.4, (-.03, .9, .05))

def handover():
    track(BLUE, wear=.6, across=((0, .025),)); baton((2.50, -.01), 40, (.95, .36, .015)); crumbs(700, round_about(2.5, 0, .3), BLUE, .0007)
    night((.006, .012, .035)); r = np.random.default_rng(6)
    for x, y, z in ((-6, 80, 1.6), (8, 84, 2.2), (21, 80, 1.5)): mast((x, y, z), 2, 4, 1.5, radius=.4, colour=(.85, .93, 1), strength=70)
    lamps([(r.uniform(-40, 50), 70, r.uniform(1, 4.5)) for _ in range(50)], .14, (1, .55, .25), 22)
    spot((3.9, 2.6, 1.3), (2.5, 0, 0), 330, 28, (.85, .93, 1), .8, .06); area((2.0, -.5, .5), (2.45, 0, .02), .4, 3, (1, .9, .8)); spot((1.0, -1.4, 1.3), (2.5, 0, 0), 160, 36, (1, .8, .6), .9, .2)
    camera((2.20, -.70, .14), (2.47, .0, .058), 58, 2.8, (2.46, -.06, .02))

def last_lap():
    track(RED, True, wear=.6); kerb(); bell((-.42, 1.2, 1.06)); trees(70, x=-30, seed=5)
    evening(9, -100, 7, (1, .68, .38), .3)
    camera((.36, -.12, 1.0), (-.30, 1.2, .935), 52, 2, (-.42, 1.06, .92))

def eight():
    track(RED, wear=.75, across=((.34, .025),)); figure('8', (9.15, 1.0), .62, 0, wear=.8); crumbs(1400, round_about(9.1, .8, .5), size=.0008)
    trees(80, x=20); evening(7, 52, 8, (1, .64, .34), .22)
    camera((8.62, -.42, .46), (9.10, .92, .09), 42, 2.5, (9.12, .86, 0), roll=3)

def straight():
    track(RED, wear=.5, across=((-4, .025),)); h = hurdle((4 * LANE + .61, 2.2, 0))
    for lane in (4, 5, 6, 7):
        for k in range(6):
            if (lane, k) != (5, 0): again(h, ((lane - .5) * LANE, 2.2 + 8.5 * k, 0))
    trees(95, 170, seed=9); evening(5, -24, 8, (1, .56, .26), .32)
    camera((4.15, -1.5, .62), (5.60, 3.4, .60), 62, 2.4, (5.2, 2.2, .85))

SHOTS = {
    'drawn-track': (hero, dict(hero=True, develop=dict(exposure=.1, contrast=1.1, grade=((.96, .96, 1.06), (1.03, 1, .95))))),
    'drawn-lap': (lap, dict(hero=True, develop=dict(exposure=.2, contrast=1.1, grade=((.95, .97, 1.08), (1, 1, 1)), bloom=.08))),
    'athletics-bend': (bend, dict(develop=dict(contrast=1.1))),
    'athletics-blue-bend': (turn_left, dict(develop=dict(contrast=1.1))),
    'athletics-blue-leader': (pacer, dict(develop=dict(exposure=.3, contrast=1.1, bloom=.1))),
    'athletics-blue-line': (handover, dict(develop=dict(exposure=.2, contrast=1.1, bloom=.08))),
    'athletics-leader': (last_lap, dict(develop=dict(exposure=.1, contrast=1.1, grade=((.98, .96, 1.04), (1.03, 1, .95))))),
    'athletics-line': (eight, dict(develop=dict(exposure=.2, contrast=1.12, grade=((.96, .96, 1.06), (1.03, 1, .95))))),
    'athletics-straight': (straight, dict(develop=dict(exposure=.25, contrast=1.1, grade=((.96, .96, 1.06), (1.03, 1, .95))))),
}
