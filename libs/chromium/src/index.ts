export * from './cache-folder';
export * from './executable';
export * from './packaged-chromium';
export * from './system-chromium';
