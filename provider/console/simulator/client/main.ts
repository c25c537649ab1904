import { parseBridgeMessage } from "../../../../lib/contract/bridge.ts";
import { queryPageElement } from "./query-page-element.ts";
import {
  clearBridgeMessages,
  countIgnoredBridgeMessage,
  showBridgeMessage,
} from "./message-list.ts";
import { connectRemoteControls } from "./connect-remote-controls.ts";

const site = queryPageElement("main", HTMLElement).dataset.site;
const frame = queryPageElement("iframe", HTMLIFrameElement);

// Source, origin and shape: what fails one of them is counted and not shown.
addEventListener("message", ({ source, origin, data }) => {
  const isOurs = source === frame.contentWindow && origin === site;
  const message = isOurs ? parseBridgeMessage(data) : undefined;
  if (message) showBridgeMessage(message);
  else countIgnoredBridgeMessage();
});
queryPageElement("#clear", HTMLButtonElement).addEventListener("click", clearBridgeMessages);
connectRemoteControls(frame);
