import { html } from "hono/html";
import type { SimulatorPageData } from "./simulator-page-data.ts";

const sizes = {
  phone: "Phone, 390 × 844",
  small: "Small phone, 320 × 568",
  large: "Large phone, 430 × 932",
  tablet: "Tablet, 768 × 1024",
};

/** The web view. Its address is set once somebody listens to it: client/main.ts. */
export function renderSimulatorPhone({ name, paths, site }: SimulatorPageData) {
  return html`<section class="stand" aria-labelledby="phone-title">
    <h2 id="phone-title">Phone</h2>
    <div class="row">
      <label>
        Size
        <select id="size">
          ${Object.entries(sizes).map(([size, words]) => html`<option value="${size}">${words}</option>`)}
        </select>
      </label>
      <button type="button" id="reload">Reload</button>
    </div>
    <div class="phone" data-size="phone">
      <iframe
        name="phone"
        title="${name} in a web view"
        data-first="${site}${paths[0]?.path}"
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      ></iframe>
    </div>
  </section>`;
}
