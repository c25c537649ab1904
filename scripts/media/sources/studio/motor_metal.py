"""GT cars as no more than a wheel, two bars of light or one lamp; ovals as a wall, a bank and a fence."""
from motor_circuit import *

def coat(colour, rough=.28):
    """Car paint: flakes under a clear coat."""
    p = Paint('coat'); f = p.noise(1800, 2, .6)
    p.put('Base Color', p.mix(f, tuple(c * .6 for c in colour), tuple(min(1, c * 1.5) for c in colour))).put('Metallic', .7).put('Roughness', rough).put('Clearcoat', 1.).put('Clearcoat Roughness', .03)
    return p.m

def brake_glow():
    rng = np.random.default_rng(9); eye = (-.72, -1.62, .46)
    gradient_sky([(-1, (0, 0, 0)), (0, (.008, .012, .03)), (1, (.001, .002, .006))], 1.)
    plane((40, 60), (0, 10, 0), wet_tarmac(.46, .2, False))
    metal = plain((.035, .035, .038), .24, metal=1); hub = plain((.5, .06, .01), .3, metal=.8)
    parts = [tyre(.29, rubber_skin((.55, .55, .52)))] + rim(.29, 11, metal, hub, .045, wide=.0095, x0=.132)
    parts.append(lathe([(.045, .075), (.045, .176), (.015, .178), (.015, .075)], hot_disc(16), 128))
    parts.append(lathe([(.06, .001), (.06, .078), (.02, .08)], plain((.02, .02, .02), .5, metal=1), 64))
    e = turn_all(parts, (0, 0, .331), 0, -90)
    cal = box((.07, .12, .2), (.03, .125, .02), plain((.6, .32, .01), .35), bevel=.02); cal.parent = e; cal.rotation_euler = (math.radians(-20), 0, 0)
    # The arch: a panel with a round edge above the wheel.
    paint = coat((.02, .045, .16)); v = []; n = 120; prof = [(.372, -.02, ), (.376, .022), (.40, .036), (.5, .03), (.8, 0), (1.5, -.1)]
    for i in range(n + 1):
        a = math.radians(-22 + 224 * i / n)
        v += [(r * math.cos(a), -.17 - d, .345 + r * math.sin(a)) for r, d in prof]
    k = len(prof); o = mesh(v, [(i * k + j, i * k + j + 1, (i + 1) * k + j + 1, (i + 1) * k + j) for i in range(n) for j in range(k - 1)], paint); smooth_up(o, 1)
    box((1.6, .5, 1.2), (0, .3, .5), plain((.002, .002, .002), 1))
    area((-1.9, -1.2, 2.2), (0, 0, .6), .6, 130, (.55, .75, 1), 1.8); area((2.4, -1.0, 1.3), (.2, 0, .5), .4, 90, (1, .62, .3), 1.2)
    for i in range(16): lamp((rng.uniform(-9, 7), 20, rng.uniform(.4, 2.6)), .1, ((1, .75, .45), (.7, .85, 1), (1, .2, .1))[rng.integers(3)], 9, eye)
    camera(eye, (-.06, -.1, .335), 60, 2.0, (.0, -.14, .34))

def headlight():
    rng = np.random.default_rng(14); A = (1.1, .62, .42); eye = Vector((-.40, -1.22, .30))
    gradient_sky([(-1, (0, 0, 0)), (0, (.015, .022, .04)), (.5, (.003, .006, .014)), (1, (.001, .002, .006))], .8)
    def skin(x, z):
        k = max(0, 1 - (x / A[0]) ** 2 - (z / A[2]) ** 2); return -A[1] * math.sqrt(k)
    # The body, with the lamp's outline cut as clear cover.
    p = Paint('body'); X, _, Z = p.xyz()
    u = p.math('ABSOLUTE', p.math('DIVIDE', p.math('SUBTRACT', X, .02), .27)); w = p.math('ABSOLUTE', p.math('DIVIDE', p.math('SUBTRACT', Z, p.math('ADD', .09, p.math('MULTIPLY', X, .10))), .085))
    f = p.math('ADD', p.math('POWER', u, 2.6), p.math('POWER', w, 2.2)); open_ = p.math('LESS_THAN', f, 1.); gap = p.math('LESS_THAN', f, 1.09)
    flakes = p.noise(1900, 2); colour = p.mix(gap, p.mix(flakes, (.05, .055, .06), (.16, .17, .18)), (.002, .002, .002))
    p.put('Base Color', colour).put('Metallic', p.math('SUBTRACT', .8, p.math('MULTIPLY', gap, .8))).put('Roughness', .3).put('Clearcoat', 1.).put('Clearcoat Roughness', .03)
    t = p.n.new('ShaderNodeBsdfTransparent'); t.inputs[0].default_value = (.93, .95, .97, 1); g = p.n.new('ShaderNodeBsdfGlossy'); g.inputs[1].default_value = .02
    fr = p.n.new('ShaderNodeFresnel'); fr.inputs[0].default_value = 1.45; cover = p.n.new('ShaderNodeMixShader'); p.link(fr.outputs[0], cover.inputs[0]); p.link(t.outputs[0], cover.inputs[1]); p.link(g.outputs[0], cover.inputs[2])
    both = p.n.new('ShaderNodeMixShader'); p.link(open_, both.inputs[0]); p.link(p.b.outputs[0], both.inputs[1]); p.link(cover.outputs[0], both.inputs[2]); p.link(both.outputs[0], p.out.inputs[0])
    v = []; n, m = 160, 90
    for j in range(m + 1):
        for i in range(n + 1):
            a, b = math.radians(-78 + 156 * i / n), math.radians(-70 + 140 * j / m); v.append((A[0] * math.sin(a) * math.cos(b), -A[1] * math.cos(a) * math.cos(b), A[2] * math.sin(b)))
    mesh(v, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)], p.m)
    # Inside: a black bowl, two lenses and a line of light.
    black = plain((.01, .01, .011), .35); chrome = plain((.5, .5, .52), .12, metal=1); glass = plain((.9, .95, 1), .0, Transmission=1, IOR=1.4)
    box((.9, .02, .5), (.0, -.36, .1), black)
    for x, k in ((-.1, 1.), (.085, 1.)):
        z = .085 + .1 * x; y = skin(x, z) + .075
        o = lathe([(0, .058), (-.035, .06), (-.04, .052), (0, .046)], chrome, 64); o.location = (x, y, z); o.rotation_euler = (0, 0, math.radians(90)); o.scale = (-1, 1, 1)
        b = add(bpy.ops.mesh.primitive_uv_sphere_add, glass, segments=48, ring_count=24, radius=.046, location=(x, y + .005, z)); b.scale = (1, .6, 1)
        lamp((x, y + .045, z), .028, (1, .95, .88), 7 * k, eye)
    tube([(x, skin(x, .09 + .1 * x + .066 * (1 - abs((x - .02) / .25) ** 2.2)) + .05, .09 + .1 * x + .066 * (1 - abs((x - .02) / .25) ** 2.2)) for x in np.linspace(-.21, .235, 50)], .0055, glow((.85, .93, 1), 6))
    water = plain((.95, .98, 1), .0, spec=.8, Transmission=1, IOR=1.33); drop = add(bpy.ops.mesh.primitive_uv_sphere_add, water, segments=20, ring_count=12, radius=1, location=(0, 0, -50))
    for _ in range(1500):
        x, z = rng.uniform(-.55, .5), rng.uniform(-.2, .36)
        if (x / A[0]) ** 2 + (z / A[2]) ** 2 > .95: continue
        y = skin(x, z); nrm = Vector((x / A[0] ** 2, y / A[1] ** 2, z / A[2] ** 2)).normalized(); r = min(.0085, rng.gamma(1.7, .0013) + .0006)
        o = bpy.data.objects.new('d', drop.data); bpy.context.collection.objects.link(o); o.location = Vector((x, y, z)); o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = nrm.to_track_quat('Z', 'Y'); o.scale = (r * rng.uniform(.85, 1.15), r * rng.uniform(.9, 1.3), r * .55)
    for i in range(20): lamp((rng.uniform(-7, 7), 15, rng.uniform(-1, 3.4)), .1, ((1, .6, .28), (.6, .8, 1), (1, .85, .65))[rng.integers(3)], 6, eye)
    area((-1.6, -.6, 1.7), (0, -.5, .1), .3, 120, (.7, .85, 1), 1.8); area((1.7, -1.2, 1.0), (.1, -.5, .1), .25, 60, (1, .6, .3), 1.4); area((-.2, -.4, 1.9), (0, -.5, .2), 2.4, 90, (.5, .65, 1), .3)
    camera(eye, (-.055, -.55, .105), 62, 2.4, (-.06, skin(-.06, .09), .09))

def wall_paint():
    """A white wall that cars have leant on: stripes, black scuffs along it, chips."""
    p = Paint('wall'); u, v, _ = p.xyz('UV')
    stripe = p.math('LESS_THAN', p.math('FRACT', p.math('ADD', p.math('MULTIPLY', u, .32), p.math('MULTIPLY', v, .26))), .36)
    c = p.mix(stripe, (.74, .74, .72), (.58, .014, .012))
    c = p.mix(1, c, p.ramp(p.noise(3, 6, .7), (.3, .6), (.7, 1.)), 'MULTIPLY')
    scuff = p.ramp(p.noise(3., 7, .72, space='UV', stretch=(.05, 2.4, 1)), (.5, 0), (.64, 1)); low = p.ramp(v, (.1, 1), (.75, .35))
    fine = p.ramp(p.noise(9., 6, .75, space='UV', stretch=(.02, 6, 1)), (.54, 0), (.66, 1))
    k = p.math('MULTIPLY', p.math('MAXIMUM', scuff, p.math('MULTIPLY', fine, .8)), low)
    c = p.mix(p.math('MULTIPLY', k, .93), c, (.018, .018, .019))
    chip = p.ramp(p.noise(16, 6, .8), (.66, 0), (.69, 1)); c = p.mix(chip, c, (.2, .19, .18))
    p.put('Base Color', c).put('Roughness', .45).put('Specular', .45)
    p.bump(p.math('ADD', p.math('MULTIPLY', p.noise(26, 5, .7), .5), p.math('ADD', p.math('MULTIPLY', k, .3), p.math('MULTIPLY', chip, -1))), .4, .01)
    return p.m

def uv_sweep(o, path, profile, step=None):
    """Lays (length along, length across) of a swept body as its UV."""
    n = len(profile); cum = [0]; across = [0]
    for a, b in zip(path, path[1:]): cum.append(cum[-1] + (Vector(b) - Vector(a)).length)
    for a, b in zip(profile, profile[1:]): across.append(across[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    l = o.data.uv_layers.new(name='UVMap')
    for k in o.data.loops: i, j = divmod(k.vertex_index, n); l.data[k.index].uv = (cum[i], across[j])

def fence(path, m_post, m_wire, height=3.4, posts=14, wires=11):
    """Catch fence on a wall: posts that lean over the track at the top, and wires."""
    lean = [(0, 0), (0, .62), (-.04, .78), (-.16, .9), (-.32, 1.)]
    pts = [Vector(q) for q in path]
    def at(i, a, t):
        tan = (pts[min(i + 1, len(pts) - 1)] - pts[max(0, i - 1)]).normalized(); side = tan.cross(Vector((0, 0, 1)))
        return pts[i] + side * a * height * .9 * -1 + Vector((0, 0, 1)) * height * t
    for i in range(0, len(pts), posts): tube([at(i, -a, t) for a, t in lean], .045, m_post)
    for k in range(wires):
        s = k / (wires - 1) * (len(lean) - 1); j = min(int(s), len(lean) - 2); f = s - j
        a = lean[j][0] * (1 - f) + lean[j + 1][0] * f; t = lean[j][1] * (1 - f) + lean[j + 1][1] * f
        tube([at(i, -a, t) for i in range(len(pts))], .012, m_wire)

def oval_wall():
    rng = np.random.default_rng(3); R = 190; c = (-R, 0); eye = Vector((-1.05, -5.2, .82))
    gradient_sky([(-1, (0, 0, 0)), (0, (.01, .016, .03)), (.3, (.003, .006, .014)), (1, (.001, .002, .006))], .8)
    plane((80, 300), (-20, 90, 0), tarmac((.95, 1, 1.05), rubber=.7, along=0, light=1.1, rough=.5))
    path = [(x, y, 0) for x, y in arc(c, R + .3, -3, 50, 300)]; prof = [(-.02, 0), (0, .04), (0, .9), (.03, .96), (.22, .97), (.25, .9)]
    o = sweep(path, prof); o.data.materials.append(wall_paint()); uv_sweep(o, path, prof)
    steel = plain((.14, .15, .16), .35, metal=.9)
    fence([(x, y, .95) for x, y in arc(c, R + .42, -3, 50, 300)], steel, steel, posts=8)
    ribbon(arc(c, R - .5, -3, 50, 300), .12, .002, road_paint((.8, .8, .78), .35, rubber=.6))
    for i in range(11):
        for k in range(3): lamp((1.5 - i * 4.4 + k * .9, 56 + i * 5, 6.4 + i * .6), .26, ((1, .93, .8), (.8, .92, 1))[i % 2], 9, eye)
    for i in range(22): lamp((-30 + i * 1.5, 70, 1. + .35 * rng.uniform()), .1, ((1, .25, .12), (1, .8, .5), (.4, .7, 1))[i % 3], 9, eye)
    marbles([(.2 - rng.gamma(1.2, .3), rng.uniform(-5, 6), 0, rng.gamma(1.8, .0017) + .0012) for _ in range(800)])
    for y in (-3, 8, 22, 44): area((-7, y, 8), (.3, y + 3, .4), 1.2, 1100, (1, .95, .86))
    camera(eye, (-.1, 3.2, .55), 50, 2.0, (.3, -1.0, .5))

def banking():
    rng = np.random.default_rng(7); R = 120; c = (-R, 0); eye = Vector((-17.4, -14, 1.15))
    gradient_sky([(-1, (0, 0, 0)), (-.02, (.05, .06, .11)), (.1, (.02, .028, .065)), (.4, (.004, .008, .022)), (1, (.001, .003, .01))], .9)
    p = Paint('bank'); col, h = dry_tarmac(p, (.94, 1, 1.06), 0, light=1.15); u, v, _ = p.xyz('UV')
    lanes = p.ramp(p.noise(1., 6, .7, space='UV', stretch=(.015, 1.1, 1)), (.42, 0), (.62, 1))
    col = p.mix(p.math('MULTIPLY', lanes, .8), col, (.008, .008, .009))
    groove = p.ramp(p.math('DIVIDE', p.math('ADD', v, p.math('MULTIPLY', p.noise(.4, 3, space='UV', stretch=(.04, 1, 1)), 2)), 18), (.3, 0), (.42, .75), (.58, .75), (.72, 0)); col = p.mix(groove, col, (.012, .012, .013))
    seam = p.math('LESS_THAN', p.math('ABSOLUTE', p.math('SUBTRACT', p.math('FRACT', p.math('MULTIPLY', v, .25)), .5)), .004); col = p.mix(seam, col, (.005, .005, .005))
    worn = p.ramp(p.noise(6, 6, .75), (.36, .1), (.46, 1))
    for at, wd, k in ((.5, .1, (.85, .5, .02)), (.95, .1, (.85, .5, .02)), (15.6, .09, (.8, .8, .78))):
        on = p.math('MULTIPLY', p.math('LESS_THAN', p.math('ABSOLUTE', p.math('SUBTRACT', v, at)), wd), worn); col = p.mix(on, col, k)
    p.put('Base Color', col).put('Roughness', .42).put('Specular', .5); p.bump(h, .4, .004)
    path = [(x, y, 0) for x, y in arc(c, R, -14, 120, 500)]; k = math.tan(math.radians(26))
    prof = [(-16 + a, b) for a, b in [(0, 0)] + [(.8 * i, k * .8 * i * min(1, .55 + i / 12)) for i in range(1, 21)]]
    o = sweep(path, prof); o.data.materials.append(p.m); uv_sweep(o, path, prof)
    top = prof[-1][1]
    plane((400, 400), (0, 100, -.03), tarmac((.94, 1, 1.06), light=.9, rough=.5))
    wp = [(-.02, 0), (0, 1.0), (.25, 1.02), (.27, 0)]; wpath = [(x, y, top) for x, y in arc(c, R + .05, -14, 120, 500)]
    w = sweep(wpath, wp); w.data.materials.append(wall_paint()); uv_sweep(w, wpath, wp)
    steel = plain((.5, .52, .55), .5, metal=.3); fence([(x, y, top + 1) for x, y in arc(c, R + .2, -14, 120, 500)], steel, steel, height=4.2, posts=9)
    for a in np.arange(-6, 110, 9):
        x, y = c[0] + (R + 26) * math.cos(math.radians(a)), (R + 26) * math.sin(math.radians(a))
        tube([(x, y, 0), (x, y, top + 21)], .25, plain((.02, .02, .022), .6))
        for i in range(-2, 3):
            for j in range(2): lamp((x + i * .9 * math.sin(math.radians(a)), y - i * .9 * math.cos(math.radians(a)), top + 20 + j * 1.1), .42, (1, .96, .88), 34, eye)
        x, y = c[0] + (R + 6) * math.cos(math.radians(a)), (R + 6) * math.sin(math.radians(a))
        for b in (a, a + 4.5): area((c[0] + (R - 36) * math.cos(math.radians(b)), (R - 36) * math.sin(math.radians(b)), 26), (c[0] + (R - 6) * math.cos(math.radians(b + 1)), (R - 6) * math.sin(math.radians(b + 1)), 3), 14, 2900, (1, .95, .86))
    camera(eye, (-11.6, 12, 4.3), 40, 2.0, (-12.6, -4.5, 1.2), roll=0)

SHOTS = {
    'gt-brake-glow': (brake_glow, dict(hero=True, develop=dict(exposure=.3, contrast=1.08, grade=((.92, .98, 1.1), (1.04, 1, .94)), bloom=.1, vignette=.4))),
    'gt-headlight': (headlight, dict(hero=True, develop=dict(exposure=.3, contrast=1.08, grade=((.93, .99, 1.08), (1.02, 1, .96)), bloom=.08, vignette=.35))),
    'oval-wall': (oval_wall, dict(develop=dict(exposure=.2, contrast=1.1, grade=((.93, 1, 1.07), (1.03, 1, .95)), bloom=.06, vignette=.35))),
    'oval-banking-night': (banking, dict(hero=True, develop=dict(exposure=.2, contrast=1.08, grade=((.93, .99, 1.08), (1.03, 1, .95)), bloom=.1, vignette=.3))),
}
