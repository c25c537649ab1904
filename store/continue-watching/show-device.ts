import { isUnderWay } from "@/lib/playback/progress";
import { type SavedFilm, watchingOnDevice } from "@/lib/playback/saved-films";
import type { CardView } from "@/lib/sections/card-view";
import { inVariant, isInWebView } from "@/lib/urls/paths";
import type { ThunkExtra } from "../thunk-extra";
import { addAppListener } from "../listeners";
import type { AppDispatch } from "../make-store";
import { ownListKnown, pageShown } from "../sections/sections-slice";
import { progressLoaded } from "./continue-watching-slice";
import { joinProgress } from "./join-progress";

const showOnPage = (_: unknown, { dispatch }: { dispatch: AppDispatch }) => dispatch(deviceShown());

/** Nobody is signed in: cards and the row show what this device knows (docs/behaviour.md BE-132, BE-134). */
export function deviceShown() {
  return (dispatch: AppDispatch, _getState: unknown, extra: ThunkExtra): void => {
    joinProgress(extra, dispatch);
    const films = watchingOnDevice.read();
    const known = films.map(({ token, time, duration }) => [token, { time, duration }] as const);
    dispatch(progressLoaded(Object.fromEntries(known)));
    dispatch(ownListKnown({ personal: "continue_watching", items: cardsOf(films) }));
    dispatch(addAppListener({ actionCreator: pageShown, effect: showOnPage }));
  };
}

function cardsOf(films: SavedFilm[]): CardView[] {
  return films.filter((film) => film.title && isUnderWay(film)).map(cardOf);
}

function cardOf({ token, title = "", picture, art, time, duration }: SavedFilm): CardView {
  const path = `/video/${encodeURIComponent(token)}`;
  return {
    token,
    kind: "video",
    href: inVariant(path, isInWebView(location.pathname)),
    title,
    ...(picture && { picture }),
    ...(art && { art }),
    durationS: duration,
    progress: { time, duration },
  };
}
