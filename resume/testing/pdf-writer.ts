import {createHash} from 'node:crypto';
import {deflateSync} from 'node:zlib';

/** A small PDF writer for fixtures: text where the test puts it, and what real producers get wrong. */
export interface PdfText {
  readonly text: string;
  /** Where the text begins on its baseline, in points from the page's top left. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly font?: string;
  /** Red, green and blue, 0 to 1. */
  readonly color?: readonly [number, number, number];
  /** Room after each letter, in points. */
  readonly spacing?: number;
  /** 3 draws without ink. */
  readonly mode?: number;
  /** Turned against the clock, in degrees. */
  readonly angle?: number;
}

export interface PdfShape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color?: readonly [number, number, number];
}

export interface PdfPageSpec {
  readonly shapes?: readonly PdfShape[];
  readonly texts?: readonly PdfText[];
  /** Operators put before the texts as they are. */
  readonly raw?: string;
  readonly links?: readonly string[];
}

export interface PdfFontSpec {
  readonly base: string;
  /** What the codes of letters mean, where the font says so itself. */
  readonly unicode?: Readonly<Record<number, string>>;
  /** Width of every letter in thousandths, where the font says so itself. */
  readonly width?: number;
}

export interface PdfSpec {
  readonly pages: readonly PdfPageSpec[];
  readonly fonts?: Readonly<Record<string, PdfFontSpec>>;
  readonly language?: string;
  readonly attachments?: Readonly<Record<string, string>>;
  /** Locks the file: with a user password nobody opens it, with an owner's everybody does. */
  readonly password?: {readonly user: string; readonly owner: string};
  readonly compress?: boolean;
  /** Objects by name that `raw` operators draw. */
  readonly forms?: Readonly<Record<string, string>>;
}

const usualFonts: Readonly<Record<string, PdfFontSpec>> = {
  regular: {base: 'Helvetica'},
  bold: {base: 'Helvetica-Bold'},
  italic: {base: 'Helvetica-Oblique'},
};

export const pageWidth = 595;
export const pageHeight = 842;

/** Writes the file; the same specification always gives the same bytes. */
export function writePdf(spec: PdfSpec): Uint8Array {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const fonts = {...usualFonts, ...spec.fonts};
  const fontIds = Object.entries(fonts).map(([name, font]) => `/${name} ${addFont(add, font)} 0 R`);
  const formIds = addForms(objects, spec, fontIds.join(' '));
  const resources = `<< /Font << ${fontIds.join(' ')} >> /XObject << ${formIds} >> >>`;
  const catalogParts = addAttachments(add, spec.attachments ?? {});
  const pagesId = objects.length + 1;
  add('');
  const kids = spec.pages.map(page => addPage(add, page, spec, pagesId, resources));
  const list = kids.map(id => `${id} 0 R`).join(' ');
  objects[pagesId - 1] = `<< /Type /Pages /Count ${kids.length} /Kids [${list}] >>`;
  const language = spec.language ? `/Lang (${spec.language})` : '';
  const root = add(`<< /Type /Catalog /Pages ${pagesId} 0 R ${language} ${catalogParts} >>`);
  return serialise(objects, root, spec.password);
}

function addFont(add: (body: string) => number, font: PdfFontSpec): number {
  const unicode = font.unicode
    ? `/ToUnicode ${add(stream(toUnicode(font.unicode), false))} 0 R`
    : '';
  const widths = font.width
    ? `/FirstChar 32 /LastChar 255 /Widths [${`${font.width} `.repeat(224)}]`
    : '';
  return add(
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font.base} /Encoding /WinAnsiEncoding ${widths} ${unicode} >>`,
  );
}

function toUnicode(meanings: Readonly<Record<number, string>>): string {
  const lines = Object.entries(meanings).map(([code, text]) => {
    const units = Array.from({length: text.length}, (_, at) => hex(text.charCodeAt(at), 4)).join(
      '',
    );
    return `<${hex(Number(code), 2)}> <${units}>`;
  });
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Fixture def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    `${lines.length} beginbfchar`,
    ...lines,
    'endbfchar endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** Forms may draw each other by name. */
function addForms(objects: string[], spec: PdfSpec, fonts: string): string {
  const forms = Object.entries(spec.forms ?? {});
  const first = objects.length + 1;
  const names = forms.map(([name], index) => `/${name} ${first + index} 0 R`).join(' ');
  for (const [, content] of forms) {
    const head = `/Type /XObject /Subtype /Form /BBox [0 0 ${pageWidth} ${pageHeight}]`;
    const resources = `/Resources << /Font << ${fonts} >> /XObject << ${names} >> >>`;
    objects.push(stream(content, spec.compress === true, `${head} ${resources}`));
  }
  return names;
}

function addAttachments(
  add: (body: string) => number,
  attachments: Readonly<Record<string, string>>,
): string {
  const names = Object.entries(attachments).map(([name, text]) => {
    const file = add(stream(latin(new TextEncoder().encode(text)), false, '/Type /EmbeddedFile'));
    return `(${name}) ${add(`<< /Type /Filespec /F (${name}) /EF << /F ${file} 0 R >> >>`)} 0 R`;
  });
  return names.length > 0 ? `/Names << /EmbeddedFiles << /Names [${names.join(' ')}] >> >>` : '';
}

function addPage(
  add: (body: string) => number,
  page: PdfPageSpec,
  spec: PdfSpec,
  parent: number,
  resources: string,
): number {
  const drawn = [
    ...(page.shapes ?? []).map(drawShape),
    page.raw ?? '',
    ...(page.texts ?? []).map(drawText),
  ].join('\n');
  const content = add(stream(drawn, spec.compress === true));
  const links = (page.links ?? []).map(url =>
    add(`<< /Type /Annot /Subtype /Link /Rect [50 50 90 60] /A << /S /URI /URI (${url}) >> >>`),
  );
  const annotations = links.length > 0 ? `/Annots [${links.map(id => `${id} 0 R`).join(' ')}]` : '';
  return add(
    `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] ` +
      `/Resources ${resources} /Contents ${content} 0 R ${annotations} >>`,
  );
}

function drawShape({x, y, width, height, color = [0, 0, 0]}: PdfShape): string {
  return `${color.join(' ')} rg ${x} ${pageHeight - y - height} ${width} ${height} re f`;
}

function drawText(text: PdfText): string {
  const {x, y, size = 10, font = 'regular', color = [0, 0, 0], spacing = 0, mode = 0} = text;
  const turn = ((text.angle ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)].map(value => value.toFixed(5));
  return [
    `BT ${color.join(' ')} rg /${font} ${size} Tf ${spacing} Tc ${mode} Tr`,
    `${cos} ${sin} ${-Number(sin)} ${cos} ${x} ${pageHeight - y} Tm`,
    `<${winAnsi(text.text)}> Tj ET`,
  ].join(' ');
}

/** Letters of Windows-1252 beyond Latin-1 that resumes use. */
const beyondLatin: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

function winAnsi(text: string): string {
  return [...text].map(one => hex(beyondLatin[one] ?? one.charCodeAt(0), 2)).join('');
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0').slice(-digits);
}

function stream(content: string, compress: boolean, extra = ''): string {
  const data = compress ? latin(deflateSync(Buffer.from(content, 'latin1'))) : content;
  const filter = compress ? '/Filter /FlateDecode' : '';
  return `<< ${extra} ${filter} /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

function serialise(
  objects: readonly string[],
  root: number,
  password: PdfSpec['password'],
): Uint8Array {
  const id = createHash('md5').update(objects.join('')).digest();
  const lock = password ? createLock(password, id) : null;
  const bodies = objects.map((body, index) => (lock ? lock.seal(body, index + 1) : body));
  if (lock) bodies.push(lock.dictionary);
  let file = '%PDF-1.7\n';
  const places = bodies.map((body, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const encrypt = lock ? `/Encrypt ${bodies.length} 0 R` : '';
  const head = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${table}`;
  const ids = `/ID [<${id.toString('hex')}> <${id.toString('hex')}>]`;
  const trailer = `trailer\n<< /Size ${bodies.length + 1} /Root ${root} 0 R ${ids} ${encrypt} >>`;
  return new Uint8Array(
    Buffer.from(`${file}${head}${trailer}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1'),
  );
}

/** The standard lock of 40 bits, as old programs still write it. */
function createLock({user, owner}: {user: string; owner: string}, id: Buffer) {
  const padding = Buffer.from(
    '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
    'hex',
  );
  const pad = (text: string) =>
    Buffer.concat([Buffer.from(text, 'latin1'), padding]).subarray(0, 32);
  const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
  const permissions = Buffer.from([0xc0, 0xff, 0xff, 0xff]);
  const ownerEntry = rc4(md5(pad(owner)).subarray(0, 5), pad(user));
  const key = md5(pad(user), ownerEntry, permissions, id).subarray(0, 5);
  const userEntry = rc4(key, padding);
  return {
    dictionary:
      `<< /Filter /Standard /V 1 /R 2 /P ${permissions.readInt32LE(0)} ` +
      `/O <${ownerEntry.toString('hex')}> /U <${userEntry.toString('hex')}> >>`,
    seal: (body: string, number: number) => {
      const own = Buffer.from([number & 255, number >> 8, 0, 0, 0]);
      const streamKey = md5(key, own).subarray(0, 10);
      return body.replace(/stream\n([\s\S]*)\nendstream/, (_, data: string) => {
        return `stream\n${rc4(streamKey, Buffer.from(data, 'latin1')).toString('latin1')}\nendstream`;
      });
    },
  };
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({length: 256}, (_, index) => index);
  const swap = (i: number, j: number) => {
    const kept = state[i] ?? 0;
    state[i] = state[j] ?? 0;
    state[j] = kept;
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map(byte => {
      i = (i + 1) & 255;
      j = (j + (state[i] ?? 0)) & 255;
      swap(i, j);
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
    }),
  );
}
