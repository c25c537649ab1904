import { html } from "hono/html";

/** The messages from the page in the phone to the app; client/message-list.ts fills it. */
export function renderBridgeMessagePanel() {
  return html`<section class="messages" aria-labelledby="messages-title">
    <h2 id="messages-title">Messages</h2>
    <div class="row status">
      <p id="app-viewer" role="status">The app has no viewer.</p>
      <button type="button" id="clear">Clear</button>
    </div>
    <p id="ignored" class="hint" hidden></p>
    <p id="no-messages" class="empty">No messages yet. Sign in on the phone, for example.</p>
    <div role="log" aria-labelledby="messages-title"><ol id="messages"></ol></div>
    <noscript><p>The phone and its messages need scripts.</p></noscript>
  </section>`;
}
