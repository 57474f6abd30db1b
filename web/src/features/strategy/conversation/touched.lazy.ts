export { AssumptionEditor } from "./AssumptionEditor.tsx";
export { AttachmentBox } from "#/features/strategy/attachments/AttachmentBox.tsx";
export { EditForm } from "#/features/strategy/branches/EditForm.tsx";
export { MentionList } from "#/features/strategy/mentions/MentionList.tsx";
export { WhatWasWrong } from "#/features/strategy/feedback/WhatWasWrong.tsx";
export { textOfFile } from "#/features/strategy/attachments/text-of-file.ts";
