"""People in the studio: bodies from `human.py` in skin, hair, kit and helmets."""
import os, tempfile
import human
from human import Person
from studio import *
from athletics import narrow_bold

TRUNK = ('neck01', 'spine01', 'spine02', 'spine03', 'spine04', 'spine05', 'clavicle', 'shoulder01', 'breast', 'root')
HIPS = ('root', 'pelvis', 'spine05', 'spine04', 'upperleg01', 'upperleg02')
DOWN, UP = np.array((0, -1., 0)), np.array((0, 1., 0))

def shirt(person, sleeve=.6, hem=.75, loose=.022, close=.008):
    """From the neck to the hips; `sleeve` is how far down the upper arm (0: none, 2: to the wrist)."""
    long_ = ('lowerarm01', 'lowerarm02') if sleeve == 2 else ()
    hips = person.along('pelvis.L', 0)[0]
    arms = [(*person.along('lowerarm01.' + s, .92, 'wrist.' + s), 'lowerarm', 'wrist', 'metacarpal', s) if long_ else (*person.along('upperarm01.' + s, sleeve or .04, 'lowerarm01.' + s), 'upperarm', 'lowerarm', 'wrist', s) for s in 'LR']
    collar = (*person.along('neck01', .35), 'neck', 'head', '')
    return person.cut((*TRUNK, 'pelvis', 'upperleg01', 'upperarm01', 'upperarm02', *long_), [*arms, collar, (hips + DOWN * hem, DOWN)], close, loose, 1.6)

def shorts_of(person, leg=.45, loose=.03, close=.006):
    knee = person.along('upperleg01.L', leg, 'lowerleg01.L')[0]; waist = person.along('spine05', .35)[0]
    return person.cut(HIPS, [(knee, DOWN), (waist, UP)], close, loose, 2.2)

def socks_of(person, up=.3, close=.004):
    return person.cut(('lowerleg01', 'lowerleg02', 'foot'), [(person.along('lowerleg01.L', up, 'foot.L')[0], UP)], close)




class Place:
    """Where a person stands: bodies come there, turned."""
    def __init__(self, at=(0, 0, 0), heading=0): self.at, self.c, self.s = np.array(at), math.cos(math.radians(heading)), math.sin(math.radians(heading))
    def world(self, v):
        v = np.atleast_2d(v); return np.stack([v[:, 0] * self.c - v[:, 1] * self.s, v[:, 0] * self.s + v[:, 1] * self.c, v[:, 2]], 1) + self.at
    def body(self, part, material, levels=1, thick=0, number=None):
        v, faces, uvs = part; o = mesh(self.world(v), faces, material)
        if number: back = self.on_the_back(v, *number); o.data.uv_layers.new(name='back').data.foreach_set('uv', np.concatenate([back[f] for f in faces]).reshape(-1))
        layer = o.data.uv_layers.new(name='uv'); layer.data.foreach_set('uv', np.concatenate([np.asarray(u) for u in uvs]).reshape(-1))
        if thick: o.modifiers.new('thick', 'SOLIDIFY').thickness = thick
        if levels: smooth_up(o, levels)
        return o
    @staticmethod
    def on_the_back(v, at, size):
        """Where on a square picture of a number each point of a shirt lies; its front lies outside."""
        uv = np.stack([.5 - (v[:, 0] - at[0]) / size, .5 + (v[:, 2] - at[2]) / size], 1); uv[v[:, 1] < at[1]] = -5; return uv


def picture(path):
    return bpy.data.images.load(os.path.join(human.DATA, 'public/data', path), check_existing=True)

SKINS = {'%s-%s' % (of, sex): 'young_%s_%s/textures/young_%sskinned_%s_diffuse%s.png' % (of, sex, 'dark' if of == 'african' else 'light', sex, {'african': '', 'asian': '3', 'caucasian': ''}[of]) for of in ('african', 'asian', 'caucasian') for sex in ('male', 'female')}

def skin(of, wet=0.):
    p = Paint('skin'); i = p.n.new('ShaderNodeTexImage'); i.image = picture('skins/' + SKINS[of]); p.link(p.c.outputs['UV'], i.inputs[0])
    p.put('Base Color', i.outputs[0]).put('Roughness', .42 - .2 * wet).put('Specular', .45).put('Subsurface', .04).put('Subsurface Radius', (.02, .008, .004)).put('Subsurface Color', i.outputs[0]); pores = p.noise(900, 3, .6)
    drops = p.math('MULTIPLY', p.math('SUBTRACT', 1., p.voronoi(130).outputs['Distance'], clamp=True), wet)
    p.bump(p.math('ADD', pores, p.math('MULTIPLY', p.math('POWER', drops, 3.), 6.)), .12 + .5 * wet, .0006 + .002 * wet); return p.m

def hair(path, dark=1.):
    """Strands that their picture cuts out."""
    p = Paint('hair'); name = path.split('/')[1]; i = p.n.new('ShaderNodeTexImage'); i.image = picture('proxies/%s/textures/%s_diffuse.png' % (path, name)); p.link(p.c.outputs['UV'], i.inputs[0])
    p.put('Base Color', p.mix(dark, i.outputs[0], (.012, .009, .008))).put('Roughness', .8).put('Specular', .12).put('Alpha', i.outputs[1]); return p.m

def figure(text):
    """A number as a picture, white on black."""
    from PIL import Image, ImageDraw, ImageFont
    path = os.path.join(tempfile.mkdtemp(), text + '.png'); i = Image.new('L', (512, 512)); d = ImageDraw.Draw(i)
    d.text((256, 256), text, 255, ImageFont.truetype(narrow_bold().filepath, 520), anchor='mm'); i.save(path); return bpy.data.images.load(path)

def cloth(colour, sheen=.3, rough=.75, weave=.35, number=None, ink=(.85, .85, .85)):
    """Kit: creased, woven."""
    p = Paint('kit')
    c = colour
    if number:
        at = p.n.new('ShaderNodeUVMap'); at.uv_map = 'back'; i = p.n.new('ShaderNodeTexImage'); i.image = figure(number); i.extension = 'CLIP'; p.link(at.outputs[0], i.inputs[0]); c = p.mix(i.outputs[0], c, ink)
    crease = p.noise(5.5, 3, .5, distort=1.6, stretch=(1, 1, .55)); wide = p.noise(2.4, 2, .5, distort=.8)
    p.put('Base Color', c).put('Roughness', rough).put('Specular', .25).put('Sheen', sheen)
    p.bump(p.math('ADD', p.math('ADD', p.math('MULTIPLY', crease, 1.6), p.math('MULTIPLY', wide, 1.2)), p.math('MULTIPLY', p.noise(700, 2, .6), .05)), weave, .05); return p.m

def cap(person, place, material, thick=.006):
    """A swimmer's cap; thick, a skater's helmet."""
    brow = person.shape[human.base().joints['eye.L____head']].mean(0) + UP * .62
    place.body(person.cut(('head',), [(brow, np.array((0, -.94, .34)))], thick), material, 2)

def helmet(at, heading=0, tilt=0, roll=0, colours=((.02, .02, .025), (.62, .85, .03)), visor=(.01, .012, .016), size=1.):
    """A racing helmet whose face looks along -y before it is turned; `at` is the middle of the head."""
    n, m = 96, 160; theta, phi = np.meshgrid(np.linspace(0, math.pi, n), np.linspace(0, 2 * math.pi, m, endpoint=False), indexing='ij')
    x, y, z = np.sin(theta) * np.sin(phi), -np.sin(theta) * np.cos(phi), np.cos(theta)
    front, low = np.clip(-y, 0, 1), np.clip(-z - .15, 0, 1)
    def shell(grow):
        chin = 1 + .36 * low * front ** 1.5 - .1 * low * np.clip(y, 0, 1)
        v = np.stack([x * .128 * (1 - .1 * low), y * .152 * chin, np.maximum(z, -.82) * .145 + .012], -1) * (size * grow); return v.reshape(-1, 3)
    faces = [(i * m + j, i * m + (j + 1) % m, (i + 1) * m + (j + 1) % m, (i + 1) * m + j) for i in range(n - 1) for j in range(m)]
    p = Paint('helmet'); u, v, w = p.xyz(); near = lambda a, b: p.math('LESS_THAN', a, b)
    band = near(p.math('ABSOLUTE', u), .030 * size); edge = near(p.math('ABSOLUTE', p.math('SUBTRACT', p.math('ABSOLUTE', u), .040 * size)), .004 * size)
    rear = p.math('GREATER_THAN', p.math('SUBTRACT', v, p.math('MULTIPLY', w, .6)), .062 * size)
    # The pane and the rubber round it: how far a place is from the pane's middle, across and up.
    side = p.math('ABSOLUTE', p.math('ARCTAN2', u, p.math('MULTIPLY', v, -1.))); up = p.math('ABSOLUTE', p.math('ADD', p.math('SUBTRACT', p.math('DIVIDE', w, .145 * size), .2), p.math('MULTIPLY', p.math('SUBTRACT', 1., p.math('COSINE', side)), .10)))
    far = p.math('POWER', p.math('ADD', p.math('POWER', p.math('DIVIDE', side, 1.32), 6.), p.math('POWER', p.math('DIVIDE', up, .27), 6.)), 1 / 6)
    glass, frame = near(far, 1.), near(far, 1.07)
    c = p.mix(p.math('MAXIMUM', p.math('MAXIMUM', band, edge), rear), colours[0], colours[1])
    p.put('Base Color', p.mix(glass, p.mix(frame, c, (.008, .008, .008)), visor)).put('Roughness', p.mix(glass, p.mix(frame, (.16,) * 3, (.7,) * 3), (.03,) * 3)).put('Clearcoat', p.math('SUBTRACT', 1., frame)).put('Clearcoat Roughness', .03).put('Specular', .8)
    o = mesh(shell(1.), faces, p.m); o.modifiers.new('t', 'SOLIDIFY').thickness = -.004; parts = [o]
    hub = bpy.data.objects.new('helmet', None); bpy.context.collection.objects.link(hub)
    for o in parts: o.parent = hub
    hub.location = at; hub.rotation_euler = (math.radians(tilt), math.radians(roll), math.radians(heading)); return hub

def overall(person, place, colour=(.015, .018, .03), trim=(.62, .85, .03)):
    """A driver's: quilted over the shoulders, ribbed below them, piped along the arms, with the brace that holds the helmet."""
    p = Paint('overall'); up = p.n.new('ShaderNodeUVMap'); up.uv_map = 'back'; x = p.n.new('ShaderNodeSeparateXYZ'); p.link(up.outputs[0], x.inputs[0]); u, v = x.outputs[0], x.outputs[1]
    line = lambda at, place_, wide: p.math('LESS_THAN', p.math('ABSOLUTE', p.math('SUBTRACT', at, place_)), wide)
    side = p.math('ABSOLUTE', p.math('SUBTRACT', u, .5))
    yoke = p.math('ADD', .62, p.math('MULTIPLY', side, .18)); piping = p.math('LESS_THAN', p.math('ABSOLUTE', p.math('SUBTRACT', v, yoke)), .008)
    quilt = p.math('MULTIPLY', p.math('GREATER_THAN', v, yoke), p.math('POWER', p.math('ABSOLUTE', p.math('SINE', p.math('MULTIPLY', v, 95.))), .35))
    ribs = p.math('MULTIPLY', p.math('LESS_THAN', v, .44), p.math('ABSOLUTE', p.math('SINE', p.math('MULTIPLY', v, 210.))))
    seam = p.math('MULTIPLY', line(side, .27, .004), -1.4)
    crease = p.math('ADD', p.math('MULTIPLY', p.noise(7, 3, .5, distort=1.8, stretch=(1, 1, .5)), 2.4), p.math('MULTIPLY', p.noise(900, 2, .6), .08))
    p.put('Base Color', p.mix(piping, colour, trim)).put('Roughness', .68).put('Specular', .3).put('Sheen', .4)
    p.bump(p.math('ADD', p.math('ADD', crease, p.math('MULTIPLY', quilt, .5)), p.math('ADD', p.math('MULTIPLY', ribs, .4), seam)), .6, .03)
    place.body(person.of_bones(None, 1, .014), p.m, 2, 0, (person.joint('spine02') + (0, -5, .08), .62))
    neck = place.world(person.joint('neck01'))[0]; c, s = place.c, place.s; carbon = plain((.012, .012, .014), .22, spec=.7)
    at = lambda a, r, z: (neck[0] + r * (math.sin(a) * c - math.cos(a) * s), neck[1] + r * (math.sin(a) * s + math.cos(a) * c), neck[2] + z)
    n = 40; turns = [math.radians(-78 + 156 * i / n) for i in range(n + 1)]
    rows = [(.115, -.02), (.125, .03), (.128, .075), (.116, .078), (.112, .03), (.10, -.02)]
    verts = [at(a, r + .015 * abs(math.sin(a)), z * (1 - .55 * abs(math.sin(a)) ** 3)) for a in turns for r, z in rows]; k = len(rows)
    smooth_up(mesh(verts, [(i * k + j, i * k + j + 1, (i + 1) * k + j + 1, (i + 1) * k + j) for i in range(n) for j in range(k - 1)], carbon), 1)

def dressed(pose, at=(0, 0, 0), heading=0, of='african', sex='male', top=None, shorts=None, socks=None, shoes=None, hairdo='hair/short04', mirrored=False, sleeveless=False, height=.2, muscle='max', wet=0.):
    """One athlete in kit; gives the person and the place."""
    person = Person(human.build(sex=sex, people=of, muscle=muscle, height=height), pose, mirrored); place = Place(at, heading)
    place.body(person.of_bones(), skin('%s-%s' % (of, sex), wet))
    if top: place.body(shirt(person, 0 if sleeveless else .55), top, 2, .003, (person.joint('spine02') + (0, 0, .06), .34))
    if shorts: place.body(shorts_of(person, .2 if sleeveless else .5, .003 if wet else .01 if sleeveless else .035), shorts, 2, .003)
    if socks: place.body(socks_of(person), socks)
    if shoes: place.body(person.wears('clothes/shoes02', .004), shoes, 1)
    if hairdo: place.body(person.wears(hairdo), hair(hairdo), 0)
    return person, place
