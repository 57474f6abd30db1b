import JSZip from "jszip";

interface Mend {
  part: RegExp;
  mend: (xml: string, has: (name: string) => boolean) => string;
}

/** What pptxgenjs 4.0.1 writes against the schema of the format (ISO/IEC 29500-4), so that PowerPoint offers to repair it. */
const MENDS: readonly Mend[] = [
  {
    // A master is announced for every slide, and there is one.
    part: /^\[Content_Types\]\.xml$/u,
    mend: (xml, has) =>
      xml.replaceAll(/<Override PartName="\/([^"]+)"[^>]*\/>/gu, (announced, name: string) =>
        has(name) ? announced : "",
      ),
  },
  {
    // The master of the notes comes before the slides.
    part: /^ppt\/presentation\.xml$/u,
    mend: (xml) =>
      xml.replace(/(<p:sldIdLst>.*?<\/p:sldIdLst>)(<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>)/su, "$2$1"),
  },
  {
    // Bars have two axes; the third that is named is not there.
    part: /^ppt\/charts\/chart\d+\.xml$/u,
    mend: (xml) => xml.replaceAll(/<c:axId val="\d+"\/>(?=<\/c:barChart>)/gu, ""),
  },
  {
    // As large as the text is what bullets are anyway.
    part: /^ppt\/slides\/slide\d+\.xml$/u,
    mend: (xml) => xml.replaceAll('<a:buSzPct val="100000"/>', ""),
  },
];

/** The same presentation, as the schema wants it. */
export async function toValidFile(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const file = await JSZip.loadAsync(bytes);
  for (const part of Object.values(file.files)) {
    const mends = MENDS.filter((each) => each.part.test(part.name));
    if (mends.length === 0) continue;
    const xml = await part.async("string");
    file.file(
      part.name,
      mends.reduce((text, { mend }) => mend(text, (name) => name in file.files), xml),
    );
  }
  return file.generateAsync({ type: "arraybuffer", compression: "DEFLATE" });
}
