import { gzipSync } from "node:zlib";
import { JSDOM } from "jsdom";
import type { BenchContext } from "../bench-context.ts";
import { visitOnPhone } from "../start-bench-browser.ts";
import { fetchRawResponse } from "../fetch-raw-response.ts";
import {
  maxAboveBaselineThreshold,
  exactValueThreshold,
  maxValueThreshold,
  type BenchMeasure,
} from "../bench-measure.ts";

// Names that no minifier can change: events of hls.js, elements of media-chrome.
const playerMarks = ["hlsManifestParsed", "hlsMediaAttach", "media-controller", "media-chrome"];

/** Kept by browsers for good, so that later pages pay nothing for it. */
const ofFaces = "/fonts/faces/";

type Load = {
  scriptKb: number;
  scripts: number;
  players: number;
  styleKb: number;
  faceKb: number;
  pageKb: number;
};

/** What a first visit to the home page brings over the wire, gzip, beside bare Next. */
export async function measureFirstLoad(bench: BenchContext): Promise<BenchMeasure[]> {
  const site = await loadOf(bench, bench.site);
  const bare = await loadOf(bench, bench.bare);
  const figure = "first load";
  return [
    {
      figure,
      what: "JavaScript of the home page, gzip",
      unit: "KB",
      site: site.scriptKb,
      baseline: bare.scriptKb,
      bar: maxAboveBaselineThreshold(50, "KB"),
    },
    {
      figure,
      what: "scripts with player code",
      unit: "files",
      site: site.players,
      bar: exactValueThreshold(0),
    },
    {
      figure,
      what: "CSS with inline styles, gzip",
      unit: "KB",
      site: site.styleKb,
      bar: maxValueThreshold(17, "KB"),
    },
    {
      figure,
      what: "style sheet of the brand's faces, gzip",
      unit: "KB",
      site: site.faceKb,
      bar: maxValueThreshold(11.5, "KB"),
    },
    { figure, what: "HTML, gzip", unit: "KB", site: site.pageKb, baseline: bare.pageKb },
    { figure, what: "scripts", unit: "files", site: site.scripts, baseline: bare.scripts },
  ];
}

async function loadOf({ browser }: BenchContext, address: string): Promise<Load> {
  const addresses = await visitOnPhone(browser, {}, async (page) => {
    const requested = new Map<string, string>();
    page.on("request", (request) => requested.set(request.url(), request.resourceType()));
    await page.goto(address, { waitUntil: "load" });
    // Scripts that wait for an idle moment belong to the first load too.
    await page.waitForTimeout(3000);
    return requested;
  });
  const html = await fetchRawResponse(address);
  const scripts = await filesOf(addresses, "script");
  const sheets = await filesOf(addresses, "stylesheet");
  const [faces = [], styles = []] = [true, false].map((wanted) =>
    sheets.filter(({ address }) => new URL(address).pathname.startsWith(ofFaces) === wanted),
  );
  return {
    scriptKb: kilobytes(scripts.map(({ wire }) => wire)),
    scripts: scripts.length,
    players: scripts.filter(({ text }) => playerMarks.some((mark) => text.includes(mark))).length,
    styleKb: kilobytes(styles.map(({ wire }) => wire)) + (await inlineStyleKb(address)),
    faceKb: kilobytes(faces.map(({ wire }) => wire)),
    pageKb: kilobytes([html.body.length]),
  };
}

async function filesOf(addresses: Map<string, string>, type: string) {
  const wanted = [...addresses].filter(([, kind]) => kind === type).map(([address]) => address);
  return Promise.all(
    wanted.map(async (address) => {
      const [packed, plain] = await Promise.all([
        fetchRawResponse(address),
        fetchRawResponse(address, "identity"),
      ]);
      return { address, wire: packed.body.length, text: plain.body.toString() };
    }),
  );
}

async function inlineStyleKb(address: string): Promise<number> {
  const { body } = await fetchRawResponse(address, "identity");
  const { document } = new JSDOM(body.toString()).window;
  const text = [...document.querySelectorAll("style")].map((style) => style.textContent).join("\n");
  return text === "" ? 0 : kilobytes([gzipSync(text).length]);
}

const kilobytes = (bytes: number[]) => bytes.reduce((sum, one) => sum + one, 0) / 1000;
