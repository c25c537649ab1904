import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMediaSigner } from "../../../../../provider/domain/media/media-signer.ts";

const key = "the key that signs".repeat(2);
const previous = "the key that signed before".repeat(2);
const now = Date.UTC(2026, 10, 26, 18);
const endsAt = now + 60_000;
const signer = createMediaSigner([key, previous], ["sea", "sun"], 600);
const passOf = (path: string) => path.split("/")[1] ?? "";
const what = fc.stringMatching(/^(reels|live|transcripts)\/[a-z0-9+-]{1,30}~\d{1,5}$/);
const end = fc.integer({ min: now + 1, max: now + 7 * 24 * 3_600_000 });

describe("a signed media URL", () => {
  it("is valid for its path until its end", () => {
    fc.assert(
      fc.property(what, end, (path, until) => {
        const pass = passOf(signer.sign(path, until));
        expect(signer.verify(pass, path, now)).toBe(until);
        expect(signer.verify(pass, path, until - 1)).toBe(until);
        expect(signer.verify(pass, path, until)).toBeUndefined();
      }),
    );
  });

  it("is valid for no other path", () => {
    fc.assert(
      fc.property(what, what, (path, other) => {
        fc.pre(path !== other);
        expect(signer.verify(passOf(signer.sign(path, endsAt)), other, now)).toBeUndefined();
      }),
    );
  });

  it("is valid with no other end", () => {
    fc.assert(
      fc.property(what, end, end, (path, one, other) => {
        fc.pre(one !== other);
        const [id = "", , signature = ""] = passOf(signer.sign(path, one)).split(".");
        expect(
          signer.verify(`${id}.${other.toString(36)}.${signature}`, path, now),
        ).toBeUndefined();
      }),
    );
  });

  it("is valid with no other key id, not even with that of the other key", () => {
    const [, ...rest] = passOf(signer.sign("reels/sea~9", endsAt)).split(".");
    const idOf = (secret: string) =>
      passOf(createMediaSigner([secret], []).sign("reels/sea~9", endsAt)).split(".")[0];
    expect(signer.verify([idOf(previous), ...rest].join("."), "reels/sea~9", now)).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (id) => {
        fc.pre(id !== idOf(key));
        expect(signer.verify([id, ...rest].join("."), "reels/sea~9", now)).toBeUndefined();
      }),
    );
  });

  it("is rejected with any character changed, removed or added, and with any text in its place", () => {
    const pass = passOf(signer.sign("reels/sea~9", endsAt));
    fc.assert(
      fc.property(fc.nat(pass.length), fc.string({ maxLength: 2 }), (at, put) => {
        const changed = pass.slice(0, at) + put + pass.slice(at + 1);
        fc.pre(changed !== pass);
        expect(signer.verify(changed, "reels/sea~9", now)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (any) => {
        expect(signer.verify(any, "reels/sea~9", now)).toBeUndefined();
      }),
    );
  });

  it("of the previous key is valid, and of a third one is not", () => {
    const by = (secret: string) =>
      passOf(createMediaSigner([secret], []).sign("reels/sea~9", endsAt));
    expect(signer.verify(by(previous), "reels/sea~9", now)).toBe(endsAt);
    expect(signer.verify(by("a third one".repeat(4)), "reels/sea~9", now)).toBeUndefined();
  });
});

describe("the end of a URL", () => {
  it("is between half a lifetime and a whole one ahead, and the same for all requests within a step", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (later) => {
        const at = now + later;
        const left = signer.endsAt(at) - at;
        expect(left).toBeGreaterThan(300_000);
        expect(left).toBeLessThanOrEqual(600_000);
        expect(signer.endsAt(at) % 300_000).toBe(0);
      }),
    );
  });

  it("is never later than the end of the rights", () => {
    expect(signer.endsAt(now, now + 5000.5)).toBe(now + 5000);
  });
});

describe("the name of a clip", () => {
  it("gives its film with either key, and does not contain the film's name", () => {
    const older = createMediaSigner([previous], ["sea", "sun"]);
    expect(signer.filmOfClip(signer.clipOf("sea"))).toBe("sea");
    expect(signer.filmOfClip(older.clipOf("sun"))).toBe("sun");
    expect(signer.filmOfClip("sea")).toBeUndefined();
    expect(signer.clipOf("sea")).toMatch(/^[\w-]{22}$/);
    expect(older.clipOf("sea")).not.toBe(signer.clipOf("sea"));
  });
});
