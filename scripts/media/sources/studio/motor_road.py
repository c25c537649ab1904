"""Roads that are raced: an alpine one in snow and at dusk, a desert one in dust and from a hand above its stones."""
from motor_words import *

def field(x, y, scale, octaves=4, seed=0, rough=.5):
    """Smooth noise about 0 for arrays of places."""
    out = np.zeros_like(x); amp = 1.
    for k in range(octaves):
        u, v = x * scale * 2 ** k + 17.3 * k, y * scale * 2 ** k + 9.1 * k; i, j = np.floor(u), np.floor(v); f, g = u - i, v - j
        h = lambda a, b: np.modf(np.abs(np.sin(a * 127.1 + b * 311.7 + seed * 74.7) * 43758.5453))[0]
        f, g = f * f * (3 - 2 * f), g * g * (3 - 2 * g)
        out += amp * ((h(i, j) * (1 - f) + h(i + 1, j) * f) * (1 - g) + (h(i, j + 1) * (1 - f) + h(i + 1, j + 1) * f) * g - .5); amp *= rough
    return out

def ground(height, centre, m, near=.8, far=160, rows=520, cols=420, spread=.75, base=4.):
    """A ground that is finest before the camera (at y=0, looking along y); its UV is (metres beside the road's middle, metres along)."""
    t = np.linspace(0, 1, rows); y = near * (far / near) ** t
    s = np.linspace(-1, 1, cols); s = np.sign(s) * np.abs(s) ** 1.35
    Y, S = np.meshgrid(y, s, indexing='ij'); X = S * (base + Y * spread); U = X - centre(Y); Z = height(X, Y, U)
    v = np.stack([X, Y, Z], -1).reshape(-1, 3)
    f = [(i * cols + j, i * cols + j + 1, (i + 1) * cols + j + 1, (i + 1) * cols + j) for i in range(rows - 1) for j in range(cols - 1)]
    o = mesh(v, f, m); l = o.data.uv_layers.new(name='UVMap'); idx = np.empty(len(o.data.loops), np.int32); o.data.loops.foreach_get('vertex_index', idx)
    l.data.foreach_set('uv', np.stack([U.ravel()[idx], Y.ravel()[idx]], -1).ravel().astype(np.float32)); return o

bell = lambda u, at, w: np.exp(-((u - at) / w) ** 2)
step = lambda u, a, b: np.clip((u - a) / (b - a), 0, 1) ** 2 * (3 - 2 * np.clip((u - a) / (b - a), 0, 1))

def ridge(y, base, amp, seed, m, width=900, n=220, scale=.006):
    xs = np.linspace(-width, width, n); top = base + amp * field(xs, xs * 0 + seed * 13.7, scale, 6, seed, .55)
    return mesh([(a, y, -60) for a in xs] + [(a, y, b) for a, b in zip(xs, top)], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], m)

def mountain(y, depth, base, amp, seed, m, width=800, n=150, scale=.004):
    X, Y = np.meshgrid(np.linspace(-width, width, n), np.linspace(0, depth, n // 3), indexing='xy')
    r = 1 - 2 * np.abs(field(X, Y, scale, 6, seed, .4)); Z = -60 + (base + 60) * np.minimum(1, Y / 220) + amp * (r - .55) * (.12 + 1.2 * Y / depth)
    c = X.shape[1]; v = np.stack([X, Y + y, Z], -1).reshape(-1, 3)
    return mesh(v, [(i * c + j, i * c + j + 1, (i + 1) * c + j + 1, (i + 1) * c + j) for i in range(X.shape[0] - 1) for j in range(c - 1)], m)

def rock_and_snow(light=1.):
    p = Paint('rock'); g = p.n.new('ShaderNodeNewGeometry'); z = p.xyz_of(g.outputs['Normal'])[2]
    s = p.ramp(p.math('ADD', z, p.math('MULTIPLY', p.math('SUBTRACT', p.noise(.02, 6, .7), .5), .5)), (.3, 0), (.5, 1))
    p.put('Base Color', p.mix(s, (.3 * light, .33 * light, .4 * light), (.8 * light, .82 * light, .86 * light))).put('Roughness', .9).put('Specular', .1); return p.m

def snow():
    p = Paint('snow'); u, v, _ = p.xyz('UV')
    fine = p.noise(260, 4, .7); clot = p.noise(22, 5, .65); packed = p.ramp(p.math('ABSOLUTE', u), (1.45, 1), (1.85, 0))
    rut = p.math('MULTIPLY', p.math('LESS_THAN', p.math('ABSOLUTE', p.math('SUBTRACT', p.math('ABSOLUTE', u), .74)), .135), packed)
    # Tread: blocks in a chevron along the ruts.
    w = p.math('ABSOLUTE', p.math('SUBTRACT', p.math('ABSOLUTE', u), .74))
    chevron = p.math('FRACT', p.math('MULTIPLY', p.math('ADD', v, p.math('MULTIPLY', w, 1.1)), 17)); across = p.math('FRACT', p.math('MULTIPLY', w, 19))
    block = p.math('MULTIPLY', p.math('GREATER_THAN', chevron, .34), p.math('GREATER_THAN', across, .22))
    tread = p.math('MULTIPLY', p.math('MULTIPLY', block, rut), p.ramp(p.noise(3, 4, .6), (.36, .1), (.55, 1)))
    c = p.mix(p.math('MULTIPLY', packed, .55), (.86, .88, .9), (.62, .64, .68)); c = p.mix(p.math('MULTIPLY', rut, .4), c, (.42, .44, .48))
    dirt = p.math('MULTIPLY', p.ramp(p.noise(1.4, 6, .7, space='UV', stretch=(1.5, .15, 1)), (.5, 0), (.68, 1)), packed); c = p.mix(p.math('MULTIPLY', dirt, .5), c, (.2, .19, .18))
    p.put('Base Color', c).put('Roughness', p.mix(rut, (.75,) * 3, (.4,) * 3)).put('Specular', .3)
    p.bump(p.math('ADD', p.math('ADD', p.math('MULTIPLY', fine, .3), p.math('MULTIPLY', clot, .9)), p.math('MULTIPLY', tread, -.9)), .8, .014)
    return p.m

def fir(h=8., seed=1, m=None):
    rng = np.random.default_rng(seed); v, f = [], []
    for k in range(14):
        t = k / 14; z = h * (.08 + .9 * t); r = h * .24 * (1 - t) ** .85 * rng.uniform(.85, 1.1); n = 11
        b = len(v); v.append((0, 0, z + h * .12)); a0 = rng.uniform(0, 6)
        for i in range(n): q = r * rng.uniform(.7, 1.15); a = a0 + 6.283 * i / n; v.append((q * math.cos(a), q * math.sin(a), z - r * .28))
        f += [(b, b + 1 + i, b + 1 + (i + 1) % n) for i in range(n)]
    o = mesh(v, f, m, False); o.location = (0, 0, -200); return o

def fir_paint(snowy=.5):
    p = Paint('fir'); g = p.n.new('ShaderNodeNewGeometry'); z = p.xyz_of(g.outputs['Normal'])[2]
    s = p.ramp(p.math('ADD', p.math('MULTIPLY', z, .5), p.math('MULTIPLY', p.noise(1.2, 5, .7), .6)), (.72 - .25 * snowy, 0), (.8 - .2 * snowy, 1))
    p.put('Base Color', p.mix(s, (.012, .022, .016), (.75, .78, .82))).put('Roughness', .9).put('Specular', .1); return p.m

def snow_road():
    rng = np.random.default_rng(11); centre = lambda y: .1 + 5.5 * (1 - np.cos(np.clip(y - 4, 0, 200) / 26)) * .55
    def height(x, y, u):
        a = np.abs(u); lump_ = field(x, y, 1.1, 5, 3, .6); road = step(a, 1.95, 1.5)
        z = -.035 * (bell(u, .74, .13) + bell(u, -.74, .13)) * road + .022 * (bell(u, .98, .09) + bell(u, -.98, .09) + bell(u, .5, .09) + bell(u, -.5, .09)) * road * (1 + field(x, y, 6, 3, 5)) + .012 * field(x, y, 4, 3, 6) * road
        bank = step(a, 1.6, 2.5) * (.62 + .3 * lump_ + .10 * field(x, y, 4, 4, 8)) * (1 - .35 * step(a, 2.6, 4.2))
        hill = np.where(u < 0, -1, 1) * 0 + np.where(u < 0, step(-u, 3, 40) * 17, -step(u, 4, 30) * 7) + step(a, 3, 8) * .5 * field(x, y, .16, 4, 9)
        return z + bank + hill
    ground(height, centre, snow(), near=.9, far=260, rows=620, cols=460, base=3, spread=.9)
    at = lambda u, y: (float(centre(np.array(y)) + u), y, float(height(np.array(float(centre(np.array(y)) + u)), np.array(float(y)), np.array(u))))
    red, white, dark = plain((.75, .03, .02), .4), plain((.8, .8, .78), .35), plain((.02, .02, .02), .5)
    for i, y in enumerate((4.6, 9.5, 16, 24, 34, 46)):
        for u in (2.25, -2.25):
            if (u < 0) and i in (0,): continue
            x, yy, z = at(u, y); tilt = rng.normal(0, .03)
            top = lambda t: (x + tilt * t, yy + tilt * .6 * t, z - .2 + t)
            tube([top(0), top(1.55)], .022, red); tube([top(1.22), top(1.4)], .0235, white); tube([top(.78), top(.96)], .0235, white); tube([top(1.55), top(1.565)], .024, dark)
    m = fir_paint(.75); kinds = [fir(9, s, m) for s in (1, 2, 3)]
    for s, k in enumerate(kinds):
        places = []
        for _ in range(70):
            y = rng.uniform(28, 190); u = -rng.uniform(6, 60) if rng.uniform() < .7 else rng.uniform(9, 60)
            x, yy, z = at(u, y); places.append(((x, yy, z - .3), rng.uniform(.5, 1.35), (0, 0, rng.uniform(0, 6))))
        scatter(k, places)
    mountain(700, 1000, 70, 420, 5, rock_and_snow(), 1500, 330, .0021)
    sky(.13, 10, 62, dust=.6, altitude=1800); sun(12, 66, 9, (1, .72, .45), .6)
    camera((-.35, .0, .62), (1.35, 9, .48), 40, 2.4, (.85, 3.6, .02))

def rail(path, z=.62):
    """A guard rail: a W of steel on posts."""
    prof = [(0, .155), (.03, .13), (.08, .085), (.08, .06), (.02, .015), (.02, -.015), (.08, -.06), (.08, -.085), (.03, -.13), (0, -.155)]
    p = Paint('rail'); p.put('Base Color', p.ramp(p.noise(14, 6, .7), (.35, (.2, .2, .21)), (.65, (.42, .43, .45)))).put('Metallic', .85).put('Roughness', p.ramp(p.noise(30, 5, .7), (.3, .28), (.7, .55))); p.bump(p.noise(60, 4, .7), .12, .004)
    o = sweep([(x, y, z) for x, y in path], [(-a, b) for a, b in prof]); o.data.materials.append(p.m); o.modifiers.new('s', 'SOLIDIFY').thickness = .004
    post = plain((.2, .2, .21), .5, metal=.8); d = 0; last = Vector(path[0])
    for q in path:
        d += (Vector(q) - last).length; last = Vector(q)
        if d > 1.6: d = 0; box((.07, .1, .9), (q[0], q[1], .35), post); box((.05, .14, .05), (q[0], q[1], z), post)

def hairpin():
    rng = np.random.default_rng(13); eye = Vector((-4.2, -5.2, 1.0)); c, R = (-9, 2), 9.5
    gradient_sky([(-1, (.01, .015, .025)), (0, (.62, .3, .22)), (.06, (.36, .24, .3)), (.16, (.13, .15, .29)), (.4, (.04, .07, .17)), (1, (.015, .03, .09))], .55)
    plane((200, 200), (0, 60, -.02), tarmac((.95, 1, 1.08), rubber=.4, along=20, light=1., rough=.5))
    rail(arc(c, R, -75, 100, 260))
    ribbon(arc(c, R - .75, -75, 100, 260), .13, .0015, road_paint((.75, .75, .76), .35))
    red = plain((.65, .02, .015), .35, emit=(1, .1, .05), strength=.15)
    for a in range(-60, 95, 11): x, y = c[0] + R * math.cos(math.radians(a)), c[1] + R * math.sin(math.radians(a)); box((.03, .1, .08), (x - .1 * math.cos(math.radians(a)), y - .1 * math.sin(math.radians(a)), .7), red)
    blue = lambda k: plain((.03 * k, .045 * k, .08 * k), 1, spec=0)
    ridge(900, 40, 330, 3, blue(2.6), 1200); ridge(520, 10, 190, 5, blue(1.6), 900, scale=.008); ridge(150, -4, 34, 8, blue(.5), 400, scale=.02)
    # The road above and below: lamps that come down it.
    for x, y, z, k in ((4.3, 34, 1.5, 1.), (13.8, 56, 3.6, .8), (29, 88, 9.2, .6), (21, 100, 14, .5)):
        for s in (-.66, .66): lamp((x + s, y, z), .09, (1, .92, .78), 40 * k, eye)
    for x, y, z in ((26, 62, 1.2), (34, 76, 1.9)):
        for s in (-.66, .66): lamp((x + s, y, z), .075, (1, .03, .02), 14, eye)
    for _ in range(14): lamp((rng.uniform(16, 90), 140, rng.uniform(-5, 2)), .16, (1, .7, .4), 10, eye)
    area((4.3, 33, 1.6), (-1, 3, .4), .5, 260, (1, .88, .7)); area((-11, -9, 4), (-1, 0, .6), 3, 1500, (.5, .66, 1))
    m = fir_paint(.05)
    for s in (1, 2): scatter(fir(9, s, m), [((rng.uniform(-30, 45), rng.uniform(60, 100), rng.uniform(-2, 3)), rng.uniform(.6, 1.2), (0, 0, rng.uniform(0, 6))) for _ in range(26)])
    camera(eye, (-1.0, 5, .98), 66, 1.8, (-.35, -1.3, .64))

def sand(grit=1.):
    p = Paint('sand'); u, v, _ = p.xyz('UV'); fine = p.noise(420, 4, .75); mid = p.noise(34, 6, .7); wide = p.noise(1.1, 4, .6); st = p.voronoi(70)
    c = p.ramp(p.math('ADD', p.math('MULTIPLY', fine, .5), p.math('MULTIPLY', mid, .5)), (.34, (.22, .105, .042)), (.5, (.42, .22, .095)), (.66, (.60, .36, .18)))
    c = p.mix(.5, c, p.ramp(wide, (.3, (.30, .15, .06)), (.7, (.58, .34, .16))))
    rut = p.ramp(p.math('ABSOLUTE', p.math('SUBTRACT', p.math('ABSOLUTE', u), .78)), (.1, 1), (.26, 0)); c = p.mix(p.math('MULTIPLY', rut, .35), c, (.30, .16, .075))
    w = p.math('ABSOLUTE', p.math('SUBTRACT', p.math('ABSOLUTE', u), .78)); ch = p.math('FRACT', p.math('MULTIPLY', p.math('SUBTRACT', v, p.math('MULTIPLY', w, .8)), 14)); ac = p.math('FRACT', p.math('MULTIPLY', w, 21))
    tread = p.math('MULTIPLY', p.math('MULTIPLY', p.math('MULTIPLY', p.math('GREATER_THAN', ch, .35), p.math('GREATER_THAN', ac, .2)), p.math('LESS_THAN', w, .14)), p.ramp(p.noise(2.4, 4, .6), (.42, 0), (.56, 1)))
    p.put('Base Color', c).put('Roughness', .95).put('Specular', .08)
    p.bump(p.math('ADD', p.math('ADD', p.math('MULTIPLY', fine, .3), p.math('MULTIPLY', mid, 1.)), p.math('ADD', p.math('MULTIPLY', p.ramp(st.outputs['Distance'], (.1, 1), (.5, 0)), .25 * grit), p.math('MULTIPLY', tread, -.6))), .9, .014)
    return p.m

def shard(m, seed):
    """A stone with broken faces: a ball cut by planes, its edges worn."""
    rng = np.random.default_rng(seed); o = add(bpy.ops.mesh.primitive_ico_sphere_add, m, subdivisions=4, radius=1, location=(0, 0, -50))
    cuts = [(Vector(rng.normal(size=3)).normalized(), rng.uniform(.5, .85)) for _ in range(11)]
    for v in o.data.vertices:
        for d, k in cuts:
            over = v.co.dot(d) - k
            if over > 0: v.co -= d * over * .94
        v.co = Vector((v.co.x * 1.25, v.co.y, v.co.z * .75))
    return o

def stones(at, n, seed, spread, size=.02, lo=1., keep=None):
    rng = np.random.default_rng(seed)
    for s, c in enumerate(((.34, .19, .10), (.22, .13, .08), (.46, .32, .2))):
        p = Paint('stone'); f = p.noise(3, 5, .7); p.put('Base Color', p.mix(f, tuple(.55 * k for k in c), c)).put('Roughness', .9).put('Specular', .15); p.bump(p.noise(6, 6, .75), .6, .1)
        k = shard(p.m, seed + s); places = []
        for _ in range(n // 3):
            u, y = spread(rng)
            r = min(size * 6, size * rng.gamma(1.3, .55) + .003); x, yy, z = at(u, y); places.append(((x, yy, z + r * .25), r, tuple(rng.normal(0, .4, 2)) + (rng.uniform(0, 6.28),)))
        scatter(k, places)

def track(centre, seed=3):
    def height(x, y, u):
        a = np.abs(u); road = step(a, 2.2, 1.6)
        z = -.07 * (bell(u, .78, .2) + bell(u, -.78, .2)) * (1 + .5 * field(x, y, .8, 3, seed)) * road + .045 * (bell(u, 1.12, .13) + bell(u, -1.12, .13) + bell(u, .45, .13) + bell(u, -.45, .13)) * (1 + 1.4 * field(x, y, 3, 3, seed + 1)) * road
        return z + .03 * field(x, y, 2.4, 5, seed + 2, .6) + step(a, 1.9, 3.2) * (.16 + .3 * field(x, y, .6, 4, seed + 3)) + step(a, 4, 30) * 2.4 * (.5 + field(x, y, .06, 4, seed + 4))
    def at(u, y):
        x = float(centre(np.array(float(y))) + u); return (x, y, float(height(np.array(x), np.array(float(y)), np.array(float(u)))))
    return height, at

def dust_track():
    rng = np.random.default_rng(21); centre = lambda y: .2 - 4.2 * (1 - np.cos(np.clip(y - 3, 0, 200) / 20)) * .5 + .06 * np.clip(y - 3, 0, 300)
    height, at = track(centre); ground(height, centre, sand(), near=.8, far=260, rows=560, cols=420)
    stones(at, 900, 4, lambda r: ((r.choice((-1, 1)) * (1.3 + r.gamma(1.5, .7))), .9 + r.gamma(1.6, 4)), .022)
    stones(at, 500, 14, lambda r: (r.normal(0, .8), .9 + r.gamma(1.5, 3)), .008)
    gradient_sky([(-1, (.2, .1, .05)), (0, (1.25, .62, .24)), (.08, (.95, .55, .27)), (.25, (.45, .4, .36)), (1, (.16, .24, .36))], .5)
    sun(7, -14, 6.5, (1, .6, .28), 1.5)
    dark = plain((.1, .05, .03), 1, spec=0); ridge(420, 6, 60, 4, plain((.2, .11, .07), 1, spec=0), 600, scale=.01); ridge(240, 0, 30, 9, dark, 400, scale=.016)
    for y, x, w, h, k, s in ((9, -1.2, 9, 1.4, .22, 1), (14, .6, 12, 3.2, .5, 2), (20, 1.6, 15, 5.5, .75, 3), (29, 2.2, 22, 8.5, .8, 4), (44, 1, 34, 11, .6, 5), (80, -8, 80, 14, .5, 6)):
        standing(plane((w, h)), (x + float(centre(np.array(float(y)))), y, h * .38), (0, -40, h * .38)).data.materials.append(veil((1, .56, .25), k, 1.1 / h ** .5, strength=.85, detail=6, low=.34, high=.7, stretch=(.8, 1.3, 1)))
    # Two lamps in the dust, the car itself unseen.
    for s in (-.62, .62): lamp((2.6 + s + float(centre(np.array(21.))), 21., .95), .085, (1, .9, .72), 9, (0, 0, .6))
    camera((-.45, -.2, .66), (.62, 10, .62), 42, 2.2, (.9, 3.0, .02))

def near_stones():
    rng = np.random.default_rng(22); centre = lambda y: .85 + .28 * y
    height, at = track(centre, 7); ground(height, centre, sand(1.4), near=.45, far=60, rows=620, cols=460, base=1.5)
    stones(at, 1500, 5, lambda r: (r.normal(-.3, 1.1), .5 + r.gamma(1.7, 1.1)), .012); stones(at, 130, 25, lambda r: (r.choice((-1.2, .0, 1.25)) + r.normal(0, .14), 1.05 + r.gamma(1.6, 1.)), .026)
    sky(.09, 9, 115, dust=4); sun(13, 112, 6.5, (1, .74, .5), .6)
    ridge(200, 2, 26, 4, plain((.22, .13, .09), 1, spec=0), 300, scale=.016)
    camera((0, .0, .36), (.36, 1.75, .02), 52, 2.2, (.2, 1.12, .02))

SHOTS = {
    'alpine-road-snow': (snow_road, dict(hero=True, develop=dict(exposure=.15, contrast=1.1, grade=((.95, .98, 1.06), (1.03, 1, .96)), vignette=.25))),
    'desert-track-dust': (dust_track, dict(hero=True, develop=dict(exposure=.1, contrast=1.08, grade=((1, .97, .98), (1.04, 1, .93)), bloom=.1, vignette=.3))),
    'alpine-hairpin-dusk': (hairpin, dict(develop=dict(exposure=.9, contrast=1.08, grade=((.93, .98, 1.1), (1.03, 1, .96)), bloom=.08, vignette=.3))),
    'desert-stones': (near_stones, dict(develop=dict(exposure=.15, saturation=.95, contrast=1.1, grade=((1, .97, .98), (1.04, 1, .94)), vignette=.3))),
}
