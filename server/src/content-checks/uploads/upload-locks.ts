import type { Lock, Locker, RequestRelease } from "@tus/server";
import { setTimeout as delay } from "node:timers/promises";
import type { Claim, Claims } from "#/platform/claims/claims.ts";
import { busyUpload } from "./uploads.errors.ts";

/** Longer than it takes until an upload of a process that ended is free again. Chosen by us. */
const WAIT_MS = 25_000;
const LOOK_AGAIN_MS = 100;
const ASK_AGAIN_MS = 1000;

/** One connection at a time writes an upload, whichever process it reaches; a later one makes the earlier one end. */
export class UploadLocks implements Locker {
  readonly #claims: Claims;
  readonly #workspaceId: string;

  constructor(claims: Claims, workspaceId: string) {
    this.#claims = claims;
    this.#workspaceId = workspaceId;
  }

  newLock(id: string): Lock {
    return new UploadLock(this.#claims, this.#workspaceId, `upload ${id}`);
  }
}

class UploadLock implements Lock {
  readonly #claims: Claims;
  readonly #workspaceId: string;
  readonly #name: string;
  #claim: Claim | null = null;

  constructor(claims: Claims, workspaceId: string, name: string) {
    this.#claims = claims;
    this.#workspaceId = workspaceId;
    this.#name = name;
  }

  /** @throws `uploads.busy` when it stays taken, or the request ended meanwhile. */
  async lock(signal: AbortSignal, cancelRequest: RequestRelease): Promise<void> {
    const began = performance.now();
    let askAt = began;
    while (!signal.aborted && performance.now() - began < WAIT_MS) {
      this.#claim = await this.#claims.take(this.#workspaceId, this.#name, () => void cancelRequest());
      if (this.#claim) return;
      if (performance.now() >= askAt) {
        await this.#claims.requestRelease(this.#workspaceId, this.#name);
        askAt = performance.now() + ASK_AGAIN_MS;
      }
      await delay(LOOK_AGAIN_MS);
    }
    throw busyUpload();
  }

  async unlock(): Promise<void> {
    await this.#claim?.release();
  }
}
