import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type OnPosition, trackPlaybackPosition } from "@/lib/playback/track-playback-position";

/** A film of 600 s on an element that a test controls. */
function aFilm() {
  const video = document.createElement("video");
  document.body.append(video);
  let time = 0;
  const facts = { duration: 600, readyState: 4, paused: false, seeking: false, ended: false };
  for (const name of Object.keys(facts) as (keyof typeof facts)[]) {
    Object.defineProperty(video, name, { configurable: true, get: () => facts[name] });
  }
  Object.defineProperty(video, "currentTime", { configurable: true, get: () => time });
  Object.defineProperty(video, "played", {
    configurable: true,
    get: () => ({ length: time > 0 ? 1 : 0 }),
  });
  const fire = (event: string) => video.dispatchEvent(new Event(event));
  return {
    video,
    facts,
    fire,
    /** Plays these seconds of the film, with a timeupdate four times a second. */
    play: (seconds: number, stepS = 0.25) => {
      for (let left = seconds; left > 0; left -= stepS) {
        time += Math.min(stepS, left);
        fire("timeupdate");
      }
    },
    seek: (to: number) => {
      facts.seeking = true;
      fire("seeking");
      time = to;
      fire("timeupdate");
      facts.seeking = false;
      fire("seeked");
    },
    pause: () => {
      facts.paused = true;
      fire("pause");
    },
  };
}

const onPosition = vi.fn<OnPosition>();
const follow = (video: HTMLVideoElement) => {
  const stop = trackPlaybackPosition(video, onPosition);
  onTestFinished(stop);
  return stop;
};
const times = () => onPosition.mock.calls.map(([{ time }]) => time);
const hide = (state: "hidden" | "visible") => {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
  document.dispatchEvent(new Event("visibilitychange"));
};
beforeEach(() => {
  onPosition.mockClear();
  document.body.replaceChildren();
  return () => Reflect.deleteProperty(document, "visibilityState");
});

describe("a tracked film", () => {
  it("is reported after every fifteen played seconds", () => {
    const film = aFilm();
    follow(film.video);
    film.play(14.75);
    expect(times()).toEqual([]);
    film.play(30.25);
    expect(times()).toEqual([15, 30, 45]);
    expect(onPosition).toHaveBeenLastCalledWith({ time: 45, duration: 600 }, false);
  });

  it("is reported by its own time, at any speed", () => {
    const film = aFilm();
    follow(film.video);
    film.play(30, 0.5);
    expect(times()).toEqual([15, 30]);
  });

  it("does not count paused or buffering time", () => {
    const film = aFilm();
    follow(film.video);
    film.play(14);
    for (let at = 0; at < 100; at += 1) film.fire("timeupdate");
    expect(times()).toEqual([]);
  });

  it("does not count skipped time", () => {
    const film = aFilm();
    follow(film.video);
    film.play(10);
    film.seek(300);
    film.play(4.75);
    expect(times()).toEqual([]);
    film.play(0.25);
    expect(times()).toEqual([305]);
  });

  it("is reported at a pause, once", () => {
    const film = aFilm();
    follow(film.video);
    film.play(4);
    film.pause();
    film.pause();
    expect(times()).toEqual([4]);
  });

  it("is reported at its end", () => {
    const film = aFilm();
    follow(film.video);
    film.seek(595);
    film.play(5);
    film.facts.ended = true;
    film.fire("ended");
    expect(onPosition).toHaveBeenLastCalledWith({ time: 600, duration: 600 }, false);
  });

  it("is reported as leaving when the page is hidden", () => {
    const film = aFilm();
    follow(film.video);
    film.play(4);
    hide("hidden");
    expect(onPosition).toHaveBeenCalledExactlyOnceWith({ time: 4, duration: 600 }, true);
  });

  it("is not reported again by a tab that has played nothing since", () => {
    const film = aFilm();
    follow(film.video);
    film.play(4);
    film.pause();
    hide("hidden");
    hide("visible");
    dispatchEvent(new Event("pagehide"));
    expect(times()).toEqual([4]);
  });

  it("is reported at a position sought while paused", () => {
    const film = aFilm();
    follow(film.video);
    film.play(4);
    film.pause();
    film.seek(300);
    hide("hidden");
    expect(times()).toEqual([4, 300]);
  });

  it("is not reported before it has been played: the seek at the start does not count", () => {
    const film = aFilm();
    follow(film.video);
    Object.defineProperty(film.video, "played", { configurable: true, get: () => ({ length: 0 }) });
    film.seek(300);
    hide("hidden");
    expect(times()).toEqual([]);
  });

  it("is reported at its last position, not 0, when the element is emptied", () => {
    const film = aFilm();
    follow(film.video);
    film.play(4);
    film.facts.readyState = 0;
    Object.defineProperty(film.video, "currentTime", { configurable: true, get: () => 0 });
    film.pause();
    expect(times()).toEqual([4]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0])(
    "is not reported while its length is %s",
    (length) => {
      const film = aFilm();
      film.facts.duration = length;
      follow(film.video);
      film.play(40);
      film.pause();
      expect(times()).toEqual([]);
    },
  );

  it("is reported a last time when tracking ends, and then never", () => {
    const film = aFilm();
    const stop = follow(film.video);
    film.play(4);
    stop();
    expect(onPosition).toHaveBeenCalledExactlyOnceWith({ time: 4, duration: 600 }, true);
    film.play(40);
    film.pause();
    hide("hidden");
    expect(onPosition).toHaveBeenCalledOnce();
  });
});
