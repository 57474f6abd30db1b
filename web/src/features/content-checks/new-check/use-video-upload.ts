import { useEffect, useRef, useState } from "react";
import { LEFT, refuseFile } from "./video-files.ts";
import type { UploadProgress } from "./video-files.ts";

export type UploadState =
  | { phase: "idle" }
  | (UploadProgress & { fileName: string })
  | { phase: "ready"; fileName: string; uploadId: string }
  | { phase: "failed"; fileName: string; reason: string };

/** One video on its way to the server; choosing another calls the first one off. */
export function useVideoUpload() {
  const [state, setState] = useState<UploadState>({ phase: "idle" });
  const running = useRef<AbortController | null>(null);
  const sent = useRef(Promise.resolve(""));
  useEffect(() => () => running.current?.abort(LEFT), []);

  function choose(file: File): void {
    running.current?.abort();
    sent.current = send(file);
  }

  /** The id of the upload; empty where there is none. */
  async function send(file: File): Promise<string> {
    const fileName = file.name;
    const refusal = refuseFile(file);
    if (refusal !== null) {
      setState({ phase: "failed", fileName, reason: refusal });
      return "";
    }
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: "hashing", share: 0, fileName });
    try {
      const tell = (progress: UploadProgress) => setState({ ...progress, fileName });
      // What sends it is heavy, and few visits send anything.
      const { uploadVideo } = await import("./video-upload.ts");
      const uploadId = await uploadVideo(file, tell, controller.signal);
      setState({ phase: "ready", fileName, uploadId });
      return uploadId;
    } catch (error) {
      if (controller.signal.aborted) return "";
      setState({ phase: "failed", fileName, reason: error instanceof Error ? error.message : String(error) });
      return "";
    }
  }

  /** Waits for the video that was chosen last. @returns the id of its upload; empty where there is none. */
  async function finished(): Promise<string> {
    const awaited = sent.current;
    const uploadId = await awaited;
    return awaited === sent.current ? uploadId : finished();
  }

  function cancel(): void {
    running.current?.abort();
    running.current = null;
    sent.current = Promise.resolve("");
    setState({ phase: "idle" });
  }

  return { state, choose, cancel, finished };
}
