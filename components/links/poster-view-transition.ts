type Still = { path: string; source: string | undefined; named: HTMLElement[] };
let still: Still | undefined;

const film = "/video/";

// Gives the picture of the pressed card a name in the view transition that the page change will be. True where
// there will be one: the card is that of a film, the browser has them, and the viewer has nothing against motion.
export function startPosterTransition(pressed: EventTarget | null, path: string): boolean {
  clearPosterTransition();
  still = undefined;
  const card = pressed instanceof Element ? pressed.closest("li") : null;
  const image = card?.querySelector<HTMLImageElement>(".art > img:not([data-broken])");
  if (!image?.naturalWidth || !path.startsWith(film) || !canMove()) return false;
  still = { path, source: isPoster(image) ? image.currentSrc : undefined, named: [] };
  give(image, "still");
  // React would leave it out where a transition has no part of its own that changes.
  give(document.documentElement, "root");
  // There is one picture of the name at a time (components/watch/poster-view-transition.css).
  const stage = document.querySelector<HTMLElement>("[data-stage]");
  if (stage) give(stage, "none");
  return true;
}

// Once the browser has both pictures, or another page was wanted.
export function clearPosterTransition(): void {
  for (const element of still?.named.splice(0) ?? []) element.style.viewTransitionName = "";
}

// The picture that came along to the page of a film: it stands in for the poster until that is there.
export function transitionPosterOf(token: string): string | undefined {
  const [path] = still?.path.split(/[?#]/) ?? [];
  return path === film + encodeURIComponent(token) ? still?.source : undefined;
}

function give(element: HTMLElement, name: string): void {
  element.style.viewTransitionName = name;
  still?.named.push(element);
}

// Not the tall picture of a film that has two.
function isPoster({ naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return Math.abs(naturalWidth / naturalHeight - 16 / 9) < 0.05;
}

function canMove(): boolean {
  return (
    "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
