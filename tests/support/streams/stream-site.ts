import { startSite } from "../../e2e/support/started-site.ts";
import { startTinyProvider } from "../tiny-provider.ts";
import type { StreamCase } from "./stream-cases.ts";
import { startStreamLab } from "./stream-lab.ts";

/** The built site before a provider whose contents play streams of the laboratory. */
export type StreamSite = {
  /** The address of the page of a new content with this stream, with captions, and more fields of its `playback`. */
  open: (stream: StreamCase, more?: object, captions?: readonly CaptionFile[]) => string;
  stop: () => Promise<void>;
};

/** Captions of the content: a file of the stream. */
type CaptionFile = { file: string; lang: string; label: string };

/** Starts all of it on free ports. */
export async function startStreamSite(): Promise<StreamSite> {
  const lab = await startStreamLab();
  const provider = await startTinyProvider();
  const site = await startSite({ PROVIDER_API_URL: provider.url });
  let contents = 0;
  return {
    open: (stream, more = {}, captions = []) => {
      contents += 1;
      const hls = lab.open(stream);
      const token = `stream-${contents}`;
      provider.respondWithJson(`/ch/tiny/content/${token}`, {
        code: 200,
        token,
        input: { name: stream.name, stream_state: stream.shape.isLive ? "live" : "vod" },
        playback: {
          hls,
          captions: captions.map(({ file, lang, label }) => ({
            src: hls.replace("master.m3u8", file),
            lang,
            label,
          })),
          ...more,
        },
      });
      return site.at("tiny", `/video/${token}`);
    },
    stop: async () => {
      await site.stop();
      await provider.close();
      await lab.close();
    },
  };
}
