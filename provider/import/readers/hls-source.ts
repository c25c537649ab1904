const hlsTypes = ["application/x-mpegurl", "application/vnd.apple.mpegurl", "audio/mpegurl", "hls"];

/** Whether a source of a feed is HLS, by its type or by its path. */
export function isHlsSource({ url, type = "" }: { url: string; type?: string }): boolean {
  if (hlsTypes.includes(type.toLowerCase())) return true;
  return URL.parse(url)?.pathname.toLowerCase().endsWith(".m3u8") ?? false;
}

/** Whether an address is a file of another kind, by its path: `https://a.example/film.mp4`. */
export function isOtherFile(address: string): boolean {
  return /\.(?:mp4|m4v|mov|webm|mkv|avi|wmv|flv|mpd|mp3|m4a|html?)$/i.test(
    URL.parse(address)?.pathname ?? "",
  );
}
