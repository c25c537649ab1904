import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  createFilmPositionStorage,
  deviceProgressStorage,
} from "@/lib/playback/film-position-storage";
import { savedResumeTime } from "@/lib/playback/saved-resume-time";

const day = 86_400_000;
const now = Date.UTC(2030, 0, 1);
const film = (token: string, at = now) => ({ token, time: 42, duration: 120, at });
beforeEach(() => localStorage.clear());

describe("films saved on a device", () => {
  const films = createFilmPositionStorage("mq_test");

  it("are read with the data of a card, the latest first", () => {
    films.save({
      ...film("a"),
      title: "A",
      picture: "https://media.example/a.webp",
      art: "#123456",
    });
    films.save(film("b", now + 1));
    expect(films.read()).toEqual([
      film("b", now + 1),
      { ...film("a"), title: "A", picture: "https://media.example/a.webp", art: "#123456" },
    ]);
  });

  it("are saved once each, as they were last", () => {
    films.save(film("a"));
    films.save({ ...film("a", now + 1), time: 50 });
    expect(films.read()).toEqual([{ ...film("a", now + 1), time: 50 }]);
  });

  it("are fifty at most, the oldest are deleted", () => {
    for (let at = 0; at < 60; at += 1) films.save(film(`film-${at}`, now + at));
    const tokens = films.read().map(({ token }) => token);
    expect(tokens).toHaveLength(50);
    expect([tokens[0], tokens[49]]).toEqual(["film-59", "film-10"]);
  });

  it("are deleted after half a year", () => {
    films.save(film("old", now - 181 * day));
    films.save(film("new"));
    expect(films.read().map(({ token }) => token)).toEqual(["new"]);
  });

  it("are read correctly after a clock that was an hour ahead", () => {
    films.save(film("ahead", now + 3_600_000));
    films.save(film("now"));
    expect(films.read().map(({ token }) => token)).toEqual(["ahead", "now"]);
  });

  it("leave no entry behind when the last one is deleted", () => {
    films.save(film("a"));
    films.forget(({ token }) => token === "a");
    expect(localStorage.getItem("mq_test")).toBeNull();
  });

  it.each([
    "no JSON",
    "null",
    "[]",
    '{"a":null}',
    '{"a":{"time":-1,"duration":120,"at":1}}',
    '{"a":{"time":null,"duration":120,"at":1}}',
    '{"a":{"time":"42","duration":120,"at":1}}',
  ])("are none if storage contains %s", (text) => {
    localStorage.setItem("mq_test", text);
    expect(films.read()).toEqual([]);
  });

  it("are not saved if storage is blocked", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(films.save(film("a"))).toBe(false);
    vi.restoreAllMocks();
  });

  it("are reduced to the latest five when storage is full", () => {
    for (let at = 0; at < 10; at += 1) films.save(film(`film-${at}`, now + at));
    const set = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function full(
      this: Storage,
      name,
      text,
    ) {
      if (text.length > 600) throw new DOMException("full", "QuotaExceededError");
      set.call(this, name, text);
    });
    expect(films.save(film("latest", now + 10))).toBe(true);
    vi.restoreAllMocks();
    expect(films.read()).toHaveLength(5);
    expect(films.read()[0]?.token).toBe("latest");
  });
});

describe("the saved position of a film on this device", () => {
  const save = (time: number, duration = 120) =>
    deviceProgressStorage.save({ ...film("a"), time, duration });

  it.each([
    [42, 42],
    [5, 5],
    [4.9, undefined],
    [114, undefined],
    [1e9, undefined],
  ])("after %s of 120 seconds: %s", (time, at) => {
    save(time);
    expect(savedResumeTime("a", 120)).toBe(at);
  });

  it("depends on the film's current length", () => {
    save(100, 120);
    expect(savedResumeTime("a", 60)).toBeUndefined();
    expect(savedResumeTime("a", 600)).toBe(100);
    expect(savedResumeTime("a", 0)).toBe(100);
  });

  it.each(["no JSON", "null", "[]", '{"a":7}', '{"a":{"time":"42","duration":120}}'])(
    "is none if storage contains %s",
    (text) => {
      localStorage.setItem("mq_watching", text);
      expect(savedResumeTime("a", 120)).toBeUndefined();
    },
  );

  it("is none for a film named like a property of Object.prototype", () => {
    expect(savedResumeTime("constructor", 120)).toBeUndefined();
  });
});
