"""Sailing: open water in any wind, small keelboats with their sails drawing, and the marks they round."""
from water import *

RED, LIME, WHITE, ORANGE, BLUE, YELLOW = (.62, .014, .012), (.46, .62, .015), (.82, .82, .78), (.85, .13, .008), (.012, .09, .42), (.85, .52, .012)

# ---- air and sea
def hazed(p, air):
    """What lies far away takes the air's colour: `air` is (colour, distance)."""
    if not air: return p.m
    d = p.n.new('ShaderNodeCameraData').outputs['View Distance']; e = p.n.new('ShaderNodeEmission'); p.put(e.inputs[0], air[0])
    m = p.n.new('ShaderNodeMixShader'); p.link(p.math('SUBTRACT', 1, p.math('POWER', 2.718, p.math('DIVIDE', d, -air[1]))), m.inputs[0])
    p.link(p.b.outputs[0], m.inputs[1]); p.link(e.outputs[0], m.inputs[2]); p.link(m.outputs[0], p.out.inputs[0]); return p.m

def sea(deep=(.003, .022, .034), crest=(.02, .16, .16), tall=.35, foam=.5, air=None, streaks=0, wind=0, ripple=.25, whites=(.62, .68, .7)):
    """Dark water, lighter where a crest is thin, white where it breaks (`foam`: from which closing on)."""
    p = Paint('sea'); d = p.n.new('ShaderNodeCameraData').outputs['View Distance']
    c = p.mix(p.ramp(p.math('ADD', .5, p.math('MULTIPLY', told(p, 'high'), .5 / tall)), (.45, 0.), (1., .9)), deep, crest)
    lace = p.math('MULTIPLY', p.math('SUBTRACT', p.noise(2.2, 6, .72, .6), .5), 1.1); fine = p.math('MULTIPLY', p.math('SUBTRACT', p.noise(16, 3, .7), .5), .5)
    f = p.ramp(p.math('SUBTRACT', p.math('ADD', told(p, 'fold'), p.math('ADD', lace, fine)), foam), (0., 0.), (.16, .6), (.34, 1.))
    if streaks: f = p.math('MAXIMUM', f, p.math('MULTIPLY', streaks, p.math('MULTIPLY', p.ramp(p.noise(.8, 4, .6, .3, stretch=(.09, 1, 1), turn=-wind), (.54, 0.), (.78, 1.)), p.ramp(p.noise(5, 4, .7), (.35, .2), (.6, 1.)))))
    p.put('Base Color', p.mix(f, c, whites)).put('Specular', p.math('MULTIPLY', .25, p.math('SUBTRACT', 1, p.math('MULTIPLY', f, .8))))
    p.put('Roughness', p.math('MAXIMUM', p.math('MULTIPLY', f, .9), p.math('MINIMUM', .42, p.math('ADD', .05, p.math('POWER', p.math('MULTIPLY', told(p, 'lost'), 1.2), .5)))))
    h = p.math('ADD', p.math('ADD', p.noise(7, 4, .6, .5), p.math('MULTIPLY', f, .6)), p.math('MULTIPLY', f, p.noise(40, 3, .7)))
    b = p.n.new('ShaderNodeBump'); b.inputs['Distance'].default_value = .05; p.link(h, b.inputs['Height'])
    p.link(p.math('MULTIPLY', ripple, p.math('POWER', 2.718, p.math('DIVIDE', d, -14))), b.inputs['Strength']); p.link(b.outputs[0], p.b.inputs['Normal'])
    return hazed(p, air)

def behind(at, heading, long=3.2, length=14, height=.12):
    """A boat's wake: (height, white) from the hull's shoulders aft."""
    c, s = math.cos(math.radians(heading)), math.sin(math.radians(heading))
    def wake(x, y):
        X, Y = x - at[0], y - at[1]; a, t = -(X * c + Y * s), X * -s + Y * c
        aft = np.clip(a + long * .2, 0, None); on = (a > -long)
        foam = 1.5 * np.exp(-(t / (.5 + .06 * aft)) ** 2) * np.exp(-np.clip(a - long * .8, 0, None) / length) * (a > long * .75)
        arm = np.abs(t) - (.55 + .26 * (a + long)); v = np.exp(-(arm / (.16 + .02 * np.clip(a + long, 0, None))) ** 2) * np.exp(-np.clip(a + long, 0, None) / 6) * on
        return height * v - .5 * height * np.exp(-(t / .9) ** 2) * np.exp(-np.clip(a - long, 0, None) / 9) * on, foam + 1.15 * v
    return wake

def spray(at, spread, n, size=.012, seed=1, rise=(0, 0, 1)):
    """Drops in the air, thrown from a place."""
    g = np.random.default_rng(seed); o = add(bpy.ops.mesh.primitive_ico_sphere_add, plain((.9, .93, .95), .25), subdivisions=2, radius=1, location=(0, 0, -30))
    for _ in range(n):
        k = abs(g.normal()) ; q = [a + s * g.normal() * .6 + r * k * spread[2] for a, s, r in zip(at, spread, rise)]
        r = size * (.3 + g.gamma(1.6, .45)); twin(o.data, q, scale=(r, r * g.uniform(.8, 1.3), r * g.uniform(.8, 1.5)))

# ---- boats
def cloth(colour, second=None, air=None, glow=.5, panels=7):
    """Sailcloth: panels with seams, battens, light through it."""
    p = Paint('cloth'); u, v = told(p, 'u'), told(p, 'v')
    band = lambda t, at, w: p.math('LESS_THAN', p.math('ABSOLUTE', p.math('SUBTRACT', t, at)), w)
    panel = p.math('ADD', p.math('MULTIPLY', v, panels), p.math('MULTIPLY', u, .35)); seam = p.math('LESS_THAN', p.math('FRACT', panel), .035)
    c = p.mix(p.noise(1.3, 4, .6), tuple(k * .86 for k in colour), colour)
    if second: c = p.mix(p.math('GREATER_THAN', panel, panels * .62), c, second)
    c = p.mix(p.math('MULTIPLY', seam, .5), c, tuple(k * .35 for k in colour))
    for at in (.26, .5, .74): c = p.mix(p.math('MULTIPLY', band(p.math('SUBTRACT', v, p.math('MULTIPLY', u, -.03)), at, .006), .6), c, (.02, .02, .025))
    p.put('Base Color', c).put('Roughness', .7).put('Specular', .08); p.bump(p.math('ADD', p.noise(5, 3, .5, stretch=(1, 1, .4)), p.math('MULTIPLY', seam, .2)), .18, .05)
    t = p.n.new('ShaderNodeBsdfTranslucent'); p.put(t.inputs[0], c); m = p.n.new('ShaderNodeMixShader'); m.inputs[0].default_value = glow
    p.link(p.b.outputs[0], m.inputs[1]); p.link(t.outputs[0], m.inputs[2]); p.link(m.outputs[0], p.out.inputs[0])
    if air:
        d = p.n.new('ShaderNodeCameraData').outputs['View Distance']; e = p.n.new('ShaderNodeEmission'); p.put(e.inputs[0], air[0]); x = p.n.new('ShaderNodeMixShader')
        p.link(p.math('SUBTRACT', 1, p.math('POWER', 2.718, p.math('DIVIDE', d, -air[1]))), x.inputs[0]); p.link(m.outputs[0], x.inputs[1]); p.link(e.outputs[0], x.inputs[2]); p.link(x.outputs[0], p.out.inputs[0])
    return p.m

def sail(luff0, luff1, chord, side, angle, twist, belly, material, rise=0, rows=28, cols=20):
    """A sail from its leading edge: chords turned to leeward, more so higher up, bellied a third of the way in."""
    u, v = np.meshgrid(np.linspace(0, 1, cols), np.linspace(0, 1, rows)); c = chord(v); a = np.radians(angle + twist * v)
    deep = belly * c * np.sin(np.pi * u ** .72) ; back, out = c * u * np.cos(a) + deep * -np.sin(a), c * u * np.sin(a) + deep * np.cos(a)
    l = [luff0[i] + (luff1[i] - luff0[i]) * v for i in range(3)]
    return sheet(l[0] - back, l[1] + side * out, l[2] + rise * u * (1 - v), material, u=u, v=v)

def boat(at, heading, heel, sails, hull=WHITE, side=1, angle=18, air=None, kite=None, crew=3, reef=0, trim=0, seed=1):
    """A keelboat of seven metres. `side` 1: wind from starboard, sails to port; heading and heel in degrees."""
    g = np.random.default_rng(seed); parts = []
    q = Paint('hull'); z = q.xyz()[2]; c = q.mix(q.math('LESS_THAN', z, .16), hull, (.015, .018, .022)); c = q.mix(q.math('LESS_THAN', q.math('ABSOLUTE', q.math('SUBTRACT', z, .6)), .03), c, sails[0])
    q.put('Base Color', c).put('Roughness', .18).put('Clearcoat', .5); gloss = hazed(q, air)
    def dull(colour, rough=.5, metal=0): k = Paint(); k.put('Base Color', colour).put('Roughness', rough).put('Metallic', metal); return hazed(k, air)
    t, s = np.meshgrid(np.linspace(0, 1, 27), np.linspace(-1, 1, 17)); x = -3.2 + 6.7 * t
    half = 1.18 * np.sin(np.pi * np.clip(.30 + .70 * t, 0, 1)) ** .75 * (1 - .12 * (1 - t)) + .005; top = .74 + .22 * t ** 2; keel = -.32 + .85 * t ** 5 + .2 * (1 - t) ** 3
    th = s * np.pi / 2; parts.append(sheet(x + .12 * np.cos(th) * t ** 3, half * np.sign(th) * np.abs(np.sin(th)) ** .62, top + (keel - top) * np.cos(th) ** .75, gloss))
    d, e = np.meshgrid(np.linspace(0, 1, 27), np.linspace(-1, 1, 5)); parts.append(sheet(-3.2 + 6.7 * d, e * (1.18 * np.sin(np.pi * np.clip(.30 + .70 * d, 0, 1)) ** .75 * (1 - .12 * (1 - d))), .72 + .22 * d ** 2 + .05 * (1 - e * e), dull((.55, .56, .56))))
    carbon, rig = dull((.012, .013, .015), .3), dull((.3, .3, .32), .4, 1)
    boom = math.radians(angle + 2); end = (.55 - 3.1 * math.cos(boom), side * 3.1 * math.sin(boom), 1.5)
    parts += [tube([(.6, 0, .6), (.58, 0, 5), (.45, 0, 9.6)], .065, carbon), tube([(.55, 0, 1.45), end], .05, carbon)]
    parts += [tube(l, .012, rig) for l in ([(3.35, 0, .95), (.52, 0, 8)], [(.3, 1.1, .8), (.56, 0, 7.4)], [(.3, -1.1, .8), (.56, 0, 7.4)], [(-3.1, 0, .75), (.45, 0, 9.6)])]
    full = 1 - reef
    parts.append(sail((.54, 0, 1.55), (.45 + .09 * reef, 0, 1.55 + 7.9 * full), lambda v: (3.05 * (1 - v) ** .85 + .62 * v ** .7 * (1 - v * .25)), side, angle, 11, .1, cloth(sails[0], sails[2] if len(sails) > 2 else None, air)))
    if kite: parts.append(sail((4.5, 0, 1.0), (.62, 0, 8.9), lambda v: 5.4 * np.sqrt(np.clip(1 - v, 0, 1)) * (.55 + .45 * np.sqrt(np.clip(1 - v, 0, 1))) + .05, side, 28, 24, .26, cloth(kite, None, air, .6, 9), rise=1.1))
    else: parts.append(sail((3.3, 0, 1.02), (.72, 0, 1 + 6.4 * full), lambda v: 2.75 * (1 - v) + .05, side, angle - 3, 9, .1, cloth(sails[1], None, air), rise=.12))
    if kite: parts.append(tube([(3.2, 0, .95), (4.55, 0, 1.0)], .04, carbon))
    suit = dull((.02, .024, .032), .8)
    for i in range(crew):
        X, Y = -.5 - .5 * i + .07 * g.normal(), -side * (1.06 - .03 * i)
        b = add(bpy.ops.mesh.primitive_uv_sphere_add, suit, segments=16, ring_count=10, radius=1, location=(X, Y, .98)); b.scale = (.22, .27, .34); b.rotation_euler = (side * (.7 + .1 * g.normal()), .1 * g.normal(), 0)
        h = add(bpy.ops.mesh.primitive_uv_sphere_add, suit, segments=14, ring_count=8, radius=.115, location=(X + .06, Y - side * .17, 1.27)); parts += [b, h]
    holder = bpy.data.objects.new('boat', None); bpy.context.collection.objects.link(holder)
    for o in parts: o.parent = holder
    holder.location = at; holder.rotation_euler = (math.radians(heel) * -side, math.radians(trim), math.radians(heading)); return holder

def mark(at, r=.85, colour=ORANGE, lean=(.1, .06), wet=260, air=None, seed=1):
    """An inflated mark: gores with welded seams, a collar, its line; drops cling to it."""
    p = Paint('mark'); u, v = told(p, 'u'), told(p, 'v'); n = p.noise(3, 5, .65)
    weld = p.math('LESS_THAN', p.math('ABSOLUTE', p.math('SUBTRACT', p.math('FRACT', p.math('MULTIPLY', u, 8)), .5)), .02)
    c = p.mix(n, tuple(k * .78 for k in colour), colour); c = p.mix(p.math('MULTIPLY', weld, .4), c, tuple(k * .5 for k in colour))
    grime = p.math('MULTIPLY', p.ramp(v, (.16, 1.), (.36, 0.)), p.ramp(p.noise(5, 5, .7), (.4, .2), (.65, .9))); c = p.mix(grime, c, (.05, .05, .03))
    c = p.mix(p.math('LESS_THAN', p.math('ABSOLUTE', p.math('SUBTRACT', v, .56)), .055), c, (.7, .7, .66))
    p.put('Base Color', c).put('Roughness', p.ramp(p.noise(9, 4), (.35, .2), (.7, .42))).put('Subsurface', .05).put('Subsurface Color', colour)
    p.bump(p.math('ADD', p.math('ADD', p.noise(2.2, 3), p.math('MULTIPLY', p.noise(40, 3), .06)), p.math('MULTIPLY', weld, .2)), .25, .06); hazed(p, air)
    U, V = np.meshgrid(np.linspace(0, 1, 193), np.linspace(0, 1, 65)); a, b = U * 2 * np.pi, (V - .5) * np.pi
    puff = 1 - .028 * np.exp(-((U * 8 % 1 - .5) / .07) ** 2) * np.cos(b) - .012 * np.cos(a * 8 * 3) * np.exp(-((V - .02) / .18) ** 2)
    R = r * puff * np.cos(b) ** .92; o = sheet(R * np.cos(a), R * np.sin(a), r * 1.06 * np.sin(b) * puff, p.m, u=U, v=V)
    collar = tube([(.11 * r * math.cos(t), .11 * r * math.sin(t), r * 1.06) for t in np.linspace(0, 6.283, 25)[:-1]], .03 * r, plain((.03, .03, .035), .5), True)
    line = tube([(.7 * r * math.cos(t) * 1.2, .7 * r * math.sin(t) * 1.2, r * .46 + .02 * math.sin(3 * t)) for t in np.linspace(0, 6.283, 60)[:-1]], .014, plain((.6, .6, .52), .8), True)
    parts = [o, collar, line]
    if wet: parts.append(twin(beads(o, wet, .011, seed), (0, 0, 0)))
    h = bpy.data.objects.new('mark', None); bpy.context.collection.objects.link(h)
    for k in parts: k.parent = h
    h.location = (at[0], at[1], at[2] + r * .52); h.rotation_euler = (lean[0], lean[1], seed); return h

def coast(y, colour, seed=1, height=9, x=(-700, 700)):
    """Low hills far away, flat in the air."""
    g = np.random.default_rng(seed); X = np.linspace(*x, 180); h = sum(a * np.sin(X / l + p) for a, l, p in zip((.5, .3, .16, .08), (140, 60, 21, 8), g.uniform(0, 6, 4)))
    Z = np.stack([np.full_like(X, -3), np.maximum(.6, height * (.55 + .5 * h))]); m = Paint('far'); e = m.n.new('ShaderNodeEmission'); m.put(e.inputs[0], colour); m.link(e.outputs[0], m.out.inputs[0]); sheet(np.stack([X, X]), np.full_like(Z, y), Z, m.m)

# ---- pictures
BREEZE = dict(shortest=.12, longest=13, slope2=.045, spread=42, n=90, chop=1.)
GALE = dict(shortest=.14, longest=26, slope2=.085, spread=36, n=96, chop=1.15)

def hero():
    """Across the waves into the low sun: one boat, its sails alight."""
    w = Waves(**dict(BREEZE, longest=10), wind=200, seed=3); air = ((.55, .26, .14), 1100)
    cam = camera((0, 0, .95), (.8, 50, 4.1), 88, 2.8, (3.4, 47, 1)); fan(cam, w, sea(air=air, foam=.62, deep=(.002, .016, .026), crest=(.02, .13, .12)), 2.2, 2600, rows=900, cols=640)
    boat((3.3, 47, 0), 199, 21, (LIME, RED), air=air, side=-1, angle=20, hull=(.03, .04, .05))
    for x, y, s, h in ((-13.5, 190, (WHITE, WHITE), 190), (26, 240, (RED, WHITE), 200), (-38, 330, (WHITE, RED), 170)): boat((x, y, 0), h, 15, s, air=air, side=-1)
    gradient_sky([(-1, (.01, .02, .03)), (-.001, (.78, .36, .16)), (.04, (.72, .33, .17)), (.12, (.42, .24, .20)), (.28, (.16, .15, .2)), (.6, (.05, .08, .15)), (1, (.04, .07, .15))], .85)
    sun(5, 12, 6.5, (1, .58, .28), .8); coast(2400, (.26, .12, .08), height=42, x=(-1600, 1600)); spray((.3, 45.4, .35), (.5, .5, .5), 170, .011)

def fleet():
    """The fleet downwind at two o'clock, coloured kites behind one another."""
    w = Waves(**BREEZE, wind=255, seed=8); air = ((.36, .54, .72), 1500)
    cam = camera((0, 0, 3.0), (0, 120, 5.0), 165, 4, (-3, 104, 3)); fan(cam, w, sea(deep=(.002, .026, .055), crest=(.015, .17, .2), air=air, foam=.5), 14, 3000, rows=900, cols=560)
    for i, (x, y, k, h) in enumerate(((-7.5, 100, RED, 252), (4.5, 112, LIME, 246), (-1.8, 150, YELLOW, 256), (15, 160, BLUE, 250), (-19, 175, WHITE, 248), (6, 205, RED, 255), (-11, 230, LIME, 250))):
        boat((x, y, 0), h, 9 + 3 * (i % 3), (WHITE, WHITE), air=air, side=1, angle=46, kite=k, hull=((.03, .05, .09), WHITE)[i % 2], seed=i)
    gradient_sky([(-1, (.02, .05, .08)), (0, (.40, .56, .72)), (.06, (.30, .48, .70)), (.3, (.13, .29, .58)), (1, (.05, .15, .42))], 1.); sun(46, 242, 4.6, (1, .96, .88), .6); coast(2800, (.16, .27, .38), height=70, x=(-1500, 1500))

def grey_day():
    """Thirty knots: a reefed boat in white water under a low sky."""
    w = Waves(**GALE, wind=165, seed=5); air = ((.30, .34, .37), 420)
    cam = camera((0, 0, 1.9), (-2.4, 44, 3.0), 84, 3.2, (2.2, 40, 1)); fan(cam, w, sea(deep=(.006, .022, .028), crest=(.04, .13, .13), tall=1.1, foam=.30, air=air, streaks=.45, wind=165, whites=(.66, .7, .72)), 3, 1500, rows=1000, cols=640)
    boat((2.6, 40, .1), 168, 31, (RED, (.78, .36, .01)), air=air, side=1, angle=24, reef=.24, hull=(.62, .64, .64), trim=-6)
    boat((-20, 110, 0), 172, 28, (WHITE, WHITE), air=air, side=1, reef=.24); boat((24, 150, 0), 164, 28, (WHITE, WHITE), air=air, reef=.24)
    gradient_sky([(-1, (.05, .06, .07)), (0, (.30, .34, .37)), (.12, (.22, .25, .29)), (.4, (.42, .46, .5)), (1, (.9, .94, 1.))], 1.)
    spray((-.9, 39.4, .5), (.9, .5, 1.), 700, .012, rise=(.4, -.1, 1)); spray((.8, 39.2, .4), (1.4, .4, .6), 300, .01, seed=2, rise=(.8, 0, 1))

def grey_mark():
    """Marks in the mist before breakfast, laid in a row."""
    w = Waves(**dict(BREEZE, slope2=.014, longest=9), wind=120, seed=14); air = ((.40, .44, .47), 48); c = (.86, .2, .008)
    cam = camera((-.4, -7.4, 1.75), (1.5, 6, .35), 58, 2.2, (-.6, 0, .6)); mark((-.75, 0, w.height(-.75, 0, 1)), colour=c, lean=(.12, -.14), air=air, wet=420)
    for i, (x, y) in enumerate(((2.6, 8.5), (7.4, 20), (14.5, 38))): mark((x, y, 0), colour=c, lean=(.1, .1 * i), air=air, wet=0, seed=i + 2)
    fan(cam, w, sea(deep=(.010, .026, .032), crest=(.04, .1, .1), air=air, foam=2), 1.6, 500, rows=800, cols=640)
    gradient_sky([(-1, (.08, .09, .1)), (0, (.40, .44, .47)), (.1, (.42, .46, .49)), (.5, (.5, .56, .62)), (1, (.75, .8, .86))], 1.); area((-9, 3, 5), (-.7, 0, .5), 5, 260, (1, .86, .7))

def last_light():
    """The last start, straight into the sun."""
    w = Waves(**dict(BREEZE, slope2=.024), wind=170, seed=17); air = ((.8, .27, .06), 900)
    cam = camera((0, 0, 1.7), (0, 120, 6.2), 120, 4, (0, 110, 3)); fan(cam, w, sea(deep=(.004, .010, .02), crest=(.01, .03, .04), air=air, foam=2), 8, 4000, rows=900, cols=560)
    for x, y, h, hl, sd in ((10.5, 96, 172, 13, 1), (-9, 118, 176, 15, 1), (1.2, 150, 168, 12, 1), (-21, 170, 174, 14, 1), (17, 210, 170, 14, 1)): boat((x, y, 0), h, hl, ((.1, .1, .1), (.12, .12, .12)), hull=(.02, .02, .02), air=air, side=sd, angle=16)
    gradient_sky([(-1, (.02, .02, .04)), (-.001, (.95, .30, .05)), (.03, (1.0, .38, .08)), (.07, (.66, .22, .08)), (.16, (.24, .12, .13)), (.5, (.05, .07, .14)), (1, (.02, .03, .08))], .9)
    sun(2.6, 1.2, 4, (1, .5, .2), .8); add(bpy.ops.mesh.primitive_uv_sphere_add, plain((0, 0, 0), 1, emit=(1, .5, .16), strength=26), radius=30, location=(90, 4200, 165)); coast(3800, (.2, .06, .03), height=60, x=(-1500, 1500), seed=4)

def leader():
    """The leader from behind and above: heel, wake, and the wind's writing on the water."""
    w = Waves(**dict(BREEZE, slope2=.034), wind=20, seed=22); air = ((.36, .54, .66), 900)
    cam = camera((-17, -23, 15.5), (-.6, 4.2, 2.2), 54, 4, (0, 0, 2), roll=-5)
    gusts = lambda x, y: (.62 + .75 * np.sin(.16 * (.94 * y - .34 * x) + 1.5 * np.sin(.05 * (x + y))) ** 2).astype(np.float32)
    fan(cam, w, sea(deep=(.002, .028, .045), crest=(.012, .15, .17), air=air, foam=.62, streaks=.22, wind=20), 9, 700, rows=1000, cols=700, gust=gusts, wake=behind((2, 0), 52))
    boat((2, 0, 0), 52, 18, (WHITE, RED, LIME), air=air, side=1, angle=20, hull=(.5, .012, .012))
    sky(.12, 36, 80, dust=.5); sun(33, 95, 4.6, (1, .92, .8), .6)

def low():
    """Eyes among the waves: green water close by, the fleet beyond."""
    w = Waves(**dict(BREEZE, slope2=.06), wind=230, seed=27); air = ((.5, .60, .68), 900)
    cam = camera((0, 0, .7), (.6, 30, 1.75), 66, 2.2, (3.6, 27, 1)); fan(cam, w, sea(deep=(.002, .036, .04), crest=(.03, .28, .22), air=air, foam=.5), .9, 2200, rows=1000, cols=640)
    boat((4.4, 30, 0), 214, 20, (RED, WHITE), air=air, side=-1, hull=WHITE); boat((-9, 62, 0), 218, 18, (WHITE, LIME), air=air, side=-1, hull=(.02, .06, .2)); boat((-1.5, 100, 0), 216, 17, (YELLOW, WHITE), air=air, side=-1)
    for x, y in ((-30, 120), (26, 140), (10, 170), (-18, 190)): boat((x, y, 0), 215, 16, (WHITE, WHITE), air=air, side=-1)
    sky(.12, 24, 70, dust=.6); sun(24, 62, 4.4, (1, .88, .7), .6); coast(2600, (.22, .3, .34), height=46, x=(-1800, 1800), seed=3)

def rounding():
    """Room at the mark: the buoy sharp, two sails soft behind it."""
    w = Waves(**BREEZE, wind=160, seed=33); air = ((.45, .58, .7), 800)
    cam = camera((-1.0, -6.6, .78), (-1.1, 5, 1.0), 60, 1.8, (.1, -.2, .7)); mark((.15, 0, w.height(.15, 0, 1)), lean=(.1, .12), seed=4, wet=420)
    fan(cam, w, sea(deep=(.002, .03, .055), crest=(.02, .2, .22), air=air, foam=.6), .8, 2200, rows=900, cols=640)
    boat((5.6, 13, 0), 205, 18, (RED, WHITE), air=air, side=-1); boat((-7.8, 19, 0), 200, 20, (LIME, WHITE), air=air, side=-1, hull=(.02, .05, .18)); boat((-2.2, 40, 0), 196, 16, (WHITE, YELLOW), air=air, side=-1)
    gradient_sky([(-1, (.02, .05, .08)), (0, (.44, .56, .68)), (.06, (.34, .50, .68)), (.3, (.15, .30, .56)), (1, (.06, .16, .42))], .9); sun(28, -68, 4.8, (1, .88, .7), .6)

WARM, COLD, BRIGHT = ((.92, .97, 1.08), (1.08, 1, .88)), ((.95, 1, 1.05), (.98, 1, 1.03)), ((.95, 1, 1.05), (1.03, 1, .96))
SHOTS = {
    'drawn-sail': (hero, dict(hero=True, develop=dict(contrast=1.08, grade=WARM, bloom=.1))),
    'sailing-fleet': (fleet, dict(develop=dict(contrast=1.06, grade=BRIGHT))),
    'sailing-low-over-the-water': (low, dict(develop=dict(contrast=1.06, grade=BRIGHT))),
    'sailing-mark': (rounding, dict(develop=dict(contrast=1.06, grade=BRIGHT))),
    'sailing-leader': (leader, dict(develop=dict(contrast=1.06, grade=BRIGHT))),
    'sailing-last-light': (last_light, dict(develop=dict(contrast=1.08, grade=WARM, bloom=.12))),
    'sailing-grey-day': (grey_day, dict(develop=dict(contrast=1.06, grade=COLD, saturation=.95))),
    'sailing-grey-mark': (grey_mark, dict(develop=dict(contrast=1.05, grade=COLD, saturation=1.))),
}
