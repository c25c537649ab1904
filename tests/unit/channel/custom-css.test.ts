import { expect, it, test } from "vitest";
import { escapeCustomCss, maxCssLength } from "../../../lib/channel/custom-css.ts";

// docs/security.md SE-26
test.each([
  `a{}</style><script>alert(1)</script>`,
  `a{}</STYLE><img src=x onerror=alert(1)>`,
  `a{content:"<</style"}`,
  `/* </style`,
])("%s cannot end its element", (css) => {
  expect(escapeCustomCss(css)).not.toContain("</");
});

it("the escaped text has the same meaning in CSS", () => {
  expect(escapeCustomCss(`a::after{content:"</b>"}`)).toBe(`a::after{content:"<\\/b>"}`);
  expect(escapeCustomCss("a > b { color: red }")).toBe("a > b { color: red }");
});

it("a text is cut at its maximum length, never inside an escaped end tag", () => {
  const css = escapeCustomCss("x".repeat(maxCssLength - 1) + "</style>");
  expect(css).toBe("x".repeat(maxCssLength - 1));
});

test.each([undefined, "", " \n"])("%o gives an empty text", (css) => {
  expect(escapeCustomCss(css)).toBeUndefined();
});
