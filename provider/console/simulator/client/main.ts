import { readBridgeMessage } from "../../../../lib/contract/bridge.ts";
import { element } from "./element.ts";
import { clearMessages, showIgnored, showMessage } from "./message-list.ts";
import { watchRemote } from "./remote.ts";

const site = element("main", HTMLElement).dataset.site;
const frame = element("iframe", HTMLIFrameElement);

// Source, origin and shape: what fails one of them is counted and not shown.
addEventListener("message", ({ source, origin, data }) => {
  const isOurs = source === frame.contentWindow && origin === site;
  const message = isOurs ? readBridgeMessage(data) : undefined;
  if (message) showMessage(message);
  else showIgnored();
});
element("#clear", HTMLButtonElement).addEventListener("click", clearMessages);
watchRemote(frame);
