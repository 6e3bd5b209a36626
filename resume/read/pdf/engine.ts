/**
 * What the reader needs of pdfjs, named here so that the server and the browser
 * each bring their own build of it and nothing else in this room knows which.
 */
export interface PdfEngine {
  getDocument(parameters: Record<string, unknown>): PdfLoading;
  readonly OPS: Readonly<Record<string, number>>;
}

export interface PdfLoading {
  readonly promise: Promise<PdfFile>;
  /** Rejects when the file draws more than any resume does, where the engine can tell. */
  readonly overrun?: Promise<never>;
  /** Stops whatever is running for this file and frees it. */
  destroy(): Promise<void>;
}

export interface PdfFile {
  readonly numPages: number;
  getPage(number: number): Promise<PdfPage>;
  getMetadata(): Promise<{readonly info: object; readonly hasStructTree?: boolean}>;
  getAttachments(): Promise<unknown>;
  getAttachmentContent(id: string): Promise<unknown>;
}

export interface PdfPage {
  getViewport(parameters: {scale: number}): {
    readonly width: number;
    readonly height: number;
    readonly transform: readonly number[];
  };
  getOperatorList(): Promise<PdfOperators>;
  getAnnotations(): Promise<readonly unknown[]>;
  getStructTree(): Promise<unknown>;
  readonly commonObjs: {has(id: string): boolean; get(id: string): unknown};
  cleanup(): boolean;
}

export interface PdfOperators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly (readonly unknown[] | null)[];
}

export type LoadPdfEngine = () => Promise<PdfEngine>;

/**
 * How files are opened: nothing is fetched, evaluated, rendered or decoded as a
 * picture, because only the text and where it stands is wanted.
 */
export const openOptions = {
  useWasm: false,
  isEvalSupported: false,
  verbosity: 0,
  maxImageSize: 1,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  useSystemFonts: false,
  useWorkerFetch: false,
  enableXfa: false,
  disableFontFace: true,
  /** The names of fonts, which say bold, italic and icon. */
  fontExtraProperties: true,
  stopAtErrors: false,
} as const;
