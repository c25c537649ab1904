import { readBridgeMessage } from "../../../../lib/contract/bridge.ts";
import { queryPageElement } from "./element.ts";
import { clearMessages, countIgnoredMessage, showMessage } from "./message-list.ts";
import { connectRemoteControls } from "./remote.ts";

const site = queryPageElement("main", HTMLElement).dataset.site;
const frame = queryPageElement("iframe", HTMLIFrameElement);

// Source, origin and shape: what fails one of them is counted and not shown.
addEventListener("message", ({ source, origin, data }) => {
  const isOurs = source === frame.contentWindow && origin === site;
  const message = isOurs ? readBridgeMessage(data) : undefined;
  if (message) showMessage(message);
  else countIgnoredMessage();
});
queryPageElement("#clear", HTMLButtonElement).addEventListener("click", clearMessages);
connectRemoteControls(frame);
