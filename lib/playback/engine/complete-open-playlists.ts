import type Hls from "hls.js";

type Loader = InstanceType<Hls["config"]["loader"]>;

/** Loads in a row without a change after which a film's playlist counts as complete. */
const loadsUnchanged = 2;

/**
 * Plays a film whose playlist has no `EXT-X-ENDLIST`, as recorders leave it: once it has stayed the same for two loads it
 * gets the tag, so that the film has an end. One that still grows is loaded again until then.
 */
export function completeOpenPlaylists(hls: Hls): void {
  const latest = new Map<string, { text: string; times: number }>();
  const complete = (address: string, text: string): string => {
    if (!text.includes("#EXTINF") || text.includes("#EXT-X-ENDLIST")) return text;
    const before = latest.get(address);
    const times = before?.text === text ? before.times + 1 : 0;
    latest.set(address, { text, times });
    return times < loadsUnchanged ? text : `${text}\n#EXT-X-ENDLIST\n`;
  };
  const Base = hls.config.loader;
  hls.config.loader = class extends Base {
    override load(...[context, config, callbacks]: Parameters<Loader["load"]>): void {
      const { onSuccess } = callbacks;
      super.load(context, config, {
        ...callbacks,
        onSuccess: (response, ...rest) => {
          const { data } = response;
          if (typeof data === "string") response.data = complete(context.url, data);
          onSuccess(response, ...rest);
        },
      });
    }
  };
}
