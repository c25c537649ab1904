import { queryPageElement } from "./query-page-element.ts";

const path = queryPageElement("#path", HTMLInputElement);
const viewers = queryPageElement("select[name=email]", HTMLSelectElement);
const size = queryPageElement("#size", HTMLSelectElement);
const links = [...document.querySelectorAll<HTMLAnchorElement>(".places a")];

/** Lets the controls show pages in the phone, whose first page waits until somebody listens. */
export function connectRemoteControls(frame: HTMLIFrameElement): void {
  const first = frame.dataset.first ?? "about:blank";
  let shown = first;
  const choose = (address: string) => {
    shown = address;
    path.value = address.slice(new URL(first).origin.length);
    for (const link of links) mark(link, link.href === address);
  };
  const show = (address: string) => {
    choose(address);
    frame.src = address;
  };
  // The links themselves lead into the phone, by their target.
  for (const link of links) link.addEventListener("click", () => choose(link.href));
  onSubmit("#address", (event) => {
    event.preventDefault();
    const address = URL.parse(path.value, first);
    if (address?.origin === new URL(first).origin) show(address.href);
  });
  onSubmit("#hand-over", () => links.forEach((link) => mark(link, false)));
  queryPageElement("#reload", HTMLButtonElement).addEventListener("click", () => show(shown));
  viewers.addEventListener("change", announceReady);
  size.addEventListener("change", () => {
    queryPageElement(".phone", HTMLElement).dataset.size = size.value;
  });
  show(first);
}

function onSubmit(selector: string, act: (event: SubmitEvent) => void): void {
  queryPageElement(selector, HTMLFormElement).addEventListener("submit", act);
}

function mark(link: HTMLAnchorElement, isShown: boolean): void {
  if (isShown) link.setAttribute("aria-current", "true");
  else link.removeAttribute("aria-current");
}

function announceReady(): void {
  queryPageElement("#about-viewer", HTMLElement).textContent =
    viewers.selectedOptions[0]?.title ?? "";
}
