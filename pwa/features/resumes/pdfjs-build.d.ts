/** The minified builds of pdfjs come without types of their own. */
declare module 'pdfjs-dist/build/pdf.min.mjs';
declare module 'pdfjs-dist/build/pdf.worker.min.mjs';
