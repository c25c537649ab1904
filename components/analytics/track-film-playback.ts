import type { VideoEventName } from "@/lib/analytics/event-names";
import { trackVideo } from "@/lib/analytics/late-tracker-queue";
import { reportWhenPageHidden } from "./report-when-page-hidden";
import { findTrackedCard } from "./track-row-views";

const everyS = 15;
const quartiles = [25, 50, 75, 100];
/** A longer step is a jump, not playing. */
const maxStepS = 3;

type Film = {
  token: string;
  section: string | undefined;
  pressedAt: number | undefined;
  isStarted: boolean;
  last: number;
  watchedS: number;
  passed: number;
  waitingSince: number | undefined;
  captions: string | undefined;
};

// Events of media elements do not bubble, but pass the document on their way down: the player knows nothing of this.
export function trackFilmPlayback(signal: AbortSignal): void {
  const films = new WeakMap<HTMLVideoElement, Film>();
  const playing = new Set<HTMLVideoElement>();
  /** The card by which the viewer came. */
  let came: Partial<ReturnType<typeof findTrackedCard>> = {};

  const filmOf = (video: HTMLVideoElement): Film | undefined => {
    const { token } = video.dataset;
    if (!token) return undefined;
    const known = films.get(video);
    if (known?.token === token) return known;
    const film: Film = {
      token,
      section: came.token === token ? came.section : undefined,
      pressedAt: undefined,
      isStarted: false,
      last: video.currentTime,
      watchedS: 0,
      passed: 0,
      waitingSince: undefined,
      captions: undefined,
    };
    films.set(video, film);
    const follow = () => followCaptions(video, film);
    video.textTracks.addEventListener("change", follow, { signal });
    return film;
  };
  const track = (
    video: HTMLVideoElement,
    film: Film,
    event_name: VideoEventName,
    more: { duration_s?: number | undefined; label?: string } = {},
  ) =>
    trackVideo({
      event_name,
      input_token: film.token,
      section_token: film.section,
      position_s: video.currentTime,
      ...more,
    });
  const trackProgress = (video: HTMLVideoElement, film: Film) => {
    if (film.watchedS < 1) return;
    track(video, film, "progress", { duration_s: film.watchedS });
    film.watchedS = 0;
  };
  const followCaptions = (video: HTMLVideoElement, film: Film) => {
    const tracks = [...video.textTracks].filter(({ kind }) => kind !== "metadata");
    const shown = tracks.find(({ mode }) => mode !== "disabled")?.language;
    if (shown === film.captions) return;
    film.captions = shown;
    track(video, film, "captions", { label: shown ?? "off" });
  };
  const start = (video: HTMLVideoElement, film: Film) => {
    playing.add(video);
    if (film.isStarted) return;
    film.isStarted = true;
    film.last = video.currentTime;
    const { pressedAt } = film;
    const took = pressedAt === undefined ? undefined : (performance.now() - pressedAt) / 1000;
    track(video, film, "play", { duration_s: took });
  };
  const endWaiting = (video: HTMLVideoElement, film: Film) => {
    if (film.waitingSince === undefined) return;
    const duration_s = (performance.now() - film.waitingSince) / 1000;
    film.waitingSince = undefined;
    track(video, film, "rebuffer", { duration_s });
  };
  const advance = (video: HTMLVideoElement, film: Film) => {
    const { currentTime, duration, paused, seeking } = video;
    const stepS = currentTime - film.last;
    film.last = currentTime;
    if (!film.isStarted || seeking || stepS <= 0 || stepS > maxStepS * video.playbackRate) return;
    if (!paused) endWaiting(video, film);
    film.watchedS += stepS / video.playbackRate;
    if (film.watchedS >= everyS) trackProgress(video, film);
    const percent = Number.isFinite(duration) ? (currentTime / duration) * 100 : 0;
    passQuartiles(video, film, percent);
  };
  const passQuartiles = (video: HTMLVideoElement, film: Film, percent: number) => {
    for (const quartile of quartiles) {
      if (film.passed >= quartile || percent < quartile) continue;
      film.passed = quartile;
      track(video, film, "quartile", { label: String(quartile) });
    }
  };
  const on: Record<string, (video: HTMLVideoElement, film: Film) => void> = {
    play: (_, film) => {
      if (!film.isStarted) film.pressedAt ??= performance.now();
    },
    playing: (video, film) => {
      start(video, film);
      endWaiting(video, film);
    },
    timeupdate: advance,
    waiting: (video, film) => {
      if (film.isStarted && !video.seeking && !video.paused)
        film.waitingSince ??= performance.now();
    },
    seeking: (video, film) => {
      film.waitingSince = undefined;
      film.last = video.currentTime;
    },
    pause: (video, film) => {
      film.waitingSince = undefined;
      trackProgress(video, film);
    },
    ended: (video, film) => {
      passQuartiles(video, film, 100);
      playing.delete(video);
    },
    emptied: (video, film) => {
      trackProgress(video, film);
      playing.delete(video);
    },
    resize: (video, film) => {
      if (video.videoHeight > 0) track(video, film, "quality", { label: `${video.videoHeight}p` });
    },
  };
  for (const [name, react] of Object.entries(on)) {
    const handle = ({ target }: Event) => {
      const film = target instanceof HTMLVideoElement ? filmOf(target) : undefined;
      if (film) react(target as HTMLVideoElement, film);
    };
    document.addEventListener(name, handle, { capture: true, signal });
  }
  for (const video of document.querySelectorAll<HTMLVideoElement>("video[data-token]")) {
    const film = filmOf(video);
    if (film && !video.paused) start(video, film);
  }
  const remember = ({ target }: Event) => {
    const card = target instanceof Element && target.closest("[data-token]");
    came = card ? findTrackedCard(card) : {};
  };
  document.addEventListener("click", remember, { capture: true, signal });
  reportWhenPageHidden(() => {
    for (const video of playing) {
      const film = films.get(video);
      if (film) trackProgress(video, film);
    }
  }, signal);
}
