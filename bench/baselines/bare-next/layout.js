import { toReactElement } from "./to-react-element";
import frame from "./frame.json";
import "./site.css";

export const metadata = frame.metadata;

export default function Layout({ children }) {
  return (
    <html lang={frame.html.lang} {...frame.html}>
      <head>{frame.head.map((part, at) => toReactElement(part, at))}</head>
      <body {...frame.body}>{children}</body>
    </html>
  );
}
