import { html } from "hono/html";
import { type House, houseName } from "../domain/houses.ts";
import { sandboxPage } from "./sandbox-page.ts";

/** A page of a house that only says something. */
export function messagePage(house: House, heading: string, text = "") {
  return sandboxPage(
    heading,
    html`${text && html`<p>${text}</p>`}
      <p class="quiet">Sandbox: this plays ${houseName(house)}.</p>`,
  );
}
