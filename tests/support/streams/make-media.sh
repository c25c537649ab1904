#!/usr/bin/env bash
# Makes media/: ten segments of one second in two sizes (H.264 and AAC), ten of the picture and ten of the sound alone, and
# two segments of HEVC. Needs ffmpeg with libx264 and libx265; run it in this folder. The tests read what is committed and need no ffmpeg.
set -eu
cd "$(dirname "$0")"
rm -rf media

make() { # folder, width x height, seconds, video encoder and its options
  local folder=$1 size=$2 seconds=$3
  shift 3
  mkdir -p "media/$folder"
  ffmpeg -hide_banner -loglevel error -y \
    -f lavfi -i "testsrc=size=$size:rate=10:duration=$seconds" \
    -f lavfi -i "sine=frequency=440:sample_rate=44100:duration=$seconds" \
    -map 0:v -map 1:a "$@" -pix_fmt yuv420p -force_key_frames "expr:gte(t,n_forced)" -sc_threshold 0 \
    -c:a aac -ac 1 -b:a 24k -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact \
    -f hls -hls_time 1 -hls_playlist_type vod -hls_segment_type fmp4 \
    -hls_fmp4_init_filename init.mp4 -hls_segment_filename "media/$folder/%d.m4s" "media/$folder/index.m3u8"
  rm "media/$folder/index.m3u8"
}

part() { # folder, stream to keep and its options
  local folder=$1
  shift
  mkdir -p "media/$folder"
  ffmpeg -hide_banner -loglevel error -y \
    -f lavfi -i "testsrc=size=160x90:rate=10:duration=10" \
    -f lavfi -i "sine=frequency=440:sample_rate=22050:duration=10" \
    "$@" -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact \
    -f hls -hls_time 1 -hls_playlist_type vod -hls_segment_type fmp4 \
    -hls_fmp4_init_filename init.mp4 -hls_segment_filename "media/$folder/%d.m4s" "media/$folder/index.m3u8"
  rm "media/$folder/index.m3u8"
}

make small 160x90 10 -c:v libx264 -profile:v baseline -level 1.1 -crf 36 -g 10
make large 320x180 10 -c:v libx264 -profile:v baseline -level 1.2 -crf 36 -g 10
make hevc 160x90 2 -c:v libx265 -x265-params "log-level=error:keyint=10" -crf 36 -tag:v hvc1
part picture -map 0:v -c:v libx264 -profile:v baseline -level 1.1 -crf 40 -g 10 -pix_fmt yuv420p -sc_threshold 0
part sound -map 1:a -c:a aac -ac 1 -b:a 8k
