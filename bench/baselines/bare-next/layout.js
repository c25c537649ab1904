import { draw } from "./draw";
import frame from "./frame.json";
import "./site.css";

export const metadata = frame.metadata;

export default function Layout({ children }) {
  return (
    <html lang={frame.html.lang} {...frame.html}>
      <head>{frame.head.map((part, at) => draw(part, at))}</head>
      <body {...frame.body}>{children}</body>
    </html>
  );
}
