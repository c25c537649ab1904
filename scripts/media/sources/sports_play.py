"""Two sides and a ball: who has it when, where it is on its way, and how everybody else moves with it."""
import math

import numpy as np


def smooth(u):
    u = min(1., max(0., u))
    return u * u * (3 - 2 * u)


class Play:
    """`sides` are two formations [(x, y)]; `touches` is [(second, player, x, y)]: where the ball is met, in order.

    `pull` is how far the ball draws everybody along, or each; `press` how much those near it close in.
    """

    def __init__(self, sides, touches, pull=(.34, .22), roam=1.6, pace=.5, loft=0., flight=.55, press=0.):
        self.base = np.array(sides[0] + sides[1], float)
        self.touches, self.roam, self.pace, self.loft, self.flight = touches, roam, pace, loft, flight
        self.press = press
        self.pull = np.array(pull, float) if np.ndim(pull) == 2 else np.tile(pull, (len(self.base), 1))

    def ball(self, t):
        """Carried from a touch until it is passed, then on its way to the next."""
        for (t0, _, x0, y0), (t1, _, x1, y1) in zip(self.touches, self.touches[1:]):
            if t0 <= t < t1:
                u = (t - t0) / (t1 - t0)
                carry = 1 - self.flight
                far = math.hypot(x1 - x0, y1 - y0)
                ahead = min(2.2, far * .15) if far else 0
                mx, my = x0 + (x1 - x0) / max(far, .1) * ahead, y0 + (y1 - y0) / max(far, .1) * ahead
                if u < carry: return x0 + (mx - x0) * u / carry, y0 + (my - y0) * u / carry, .12
                v = (u - carry) / self.flight
                v = 1 - (1 - v) ** 1.35
                return mx + (x1 - mx) * v, my + (y1 - my) * v, .12 + self.loft * far * .06 * 4 * v * (1 - v)
        return (*self.touches[-1][2:], .12)

    def where(self, t):
        """Places of all, those who are about to meet the ball on their way to it."""
        bx, by, _ = self.ball(t)
        out = self.base + self.pull * (bx, by)
        for i in range(len(out)):
            p = self.pace
            out[i] += self.roam * np.array([math.sin(t * p + i * 2.1) + .5 * math.sin(t * p * 1.7 + i), math.cos(t * p * .9 + i * 1.3) + .5 * math.sin(t * p * 1.3 + i * 3)])
        if self.press:
            off = np.array((bx, by)) - out
            out += off * (self.press * np.exp(-(np.hypot(*off.T) / 17) ** 2))[:, None] * .62
        for (t0, who, x, y), later in zip(self.touches, self.touches[1:] + [None]):
            near = smooth(1 - abs(t - t0) / 1.7)
            if later and t > t0: near = 1. if t < t0 + (later[0] - t0) * (1 - self.flight) else smooth(1 - (t - t0 - (later[0] - t0) * (1 - self.flight)) / 1.7)
            if near > 0:
                at = np.array((bx, by)) if later and t0 <= t < t0 + (later[0] - t0) * (1 - self.flight) else np.array((x, y))
                out[who] += (at + np.array([-.45, .2]) - out[who]) * near
        return out

    def headings(self, t, step=.12):
        move = self.where(t + step) - self.where(t - step)
        speed = np.hypot(*move.T) / step / 2
        to_ball = np.array(self.ball(t)[:2]) - self.where(t)
        face = np.where((speed > .8)[:, None], move, to_ball)
        return np.arctan2(face[:, 1], face[:, 0]), speed
