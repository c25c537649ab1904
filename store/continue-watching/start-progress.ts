import { sendUnsent } from "@/lib/playback/send-progress";
import type { ThunkExtra } from "../thunk-extra";
import { addAppListener } from "../listeners";
import { viewershipFetched } from "../lists/viewership";
import type { AppDispatch } from "../make-store";
import { progressChanged, progressLoaded } from "./continue-watching-slice";
import { joinProgress } from "./join-progress";
import { takeOverDevice } from "./take-over";

/** What follows for progress when a viewer's own becomes known: docs/behaviour.md BE-132, BE-133. Called once. */
export function startProgress(extra: ThunkExtra, dispatch: AppDispatch): void {
  joinProgress(extra, dispatch);
  dispatch(
    addAppListener({
      actionCreator: viewershipFetched.fulfilled,
      effect: async ({ payload: { progress } }) => {
        dispatch(progressLoaded(progress));
        sendUnsent();
        await takeOverDevice(progress, (film) => dispatch(progressChanged(film)));
      },
    }),
  );
}
