/** A program that reports by a name that it ran. */
export const codeThatReports = (name: string) => `(self.ran ??= []).push("${name}")`;

const header = (cdn: string, other: string) => `
  <meta name="owner-verification" content="yes">
  <meta http-equiv="refresh" content="0;url=/pages/about?refreshed">
  <base href="https://evil.example/">
  <script>${codeThatReports("header")}; var late = "</scripts>";</script>
  <script src="http://${cdn}/named.js"></script>
  <script async crossorigin="anonymous" src="http://${cdn}/early.js"></script>
  <script>
    const later = document.createElement("script");
    later.src = "http://${other}/unnamed.js";
    document.head.append(later);
  </script>
  <title>Mine</title></head><body onload="${codeThatReports("onload")}">`;
const footer = `
  </main></div></body></html>
  <img src="/missing.png" onerror='${codeThatReports("onerror")}'>
  <button id="owner" onclick='${codeThatReports("onclick")}'>Owner</button>
  <a href="javascript:${codeThatReports("link")}">link</a>
  <iframe srcdoc="<script>parent.${codeThatReports("frame")}</script>"></iframe>
  <svg><script>${codeThatReports("svg")}</script></svg>
  <form action="/api/sections"><input name="password"></form>
  <script>${codeThatReports("footer")}; document.querySelector("#owner").dataset.seen = "yes";</script>
  <script>this is no program</script>
  <!-- <script>${codeThatReports("comment")}</script> -->
  <div><div><p>
  <script>var swallows = "<!--<script>";</script><p>`;

/** A style sheet that tries to leave its element. */
export const hostileCss = `
  body { outline: 3px solid rgb(1, 2, 3) }
  </style><script>${codeThatReports("style")}</script><style>
  p::after { content: "</style><img src=x onerror='${codeThatReports("style-image")}'>" `;

/** Hostile custom code of an owner. Of its two hosts, the page permits only the first. */
export function hostileCode(cdn: string, other: string) {
  return { header: header(cdn, other), footer, hosts: ["'unsafe-inline'", "*"] };
}
