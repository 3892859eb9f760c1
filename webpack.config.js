import path from 'node:path';
import zlib from 'node:zlib';
import Refresh from '@pmmmwh/react-refresh-webpack-plugin';
import Html from 'html-webpack-plugin';
import Terser from 'terser-webpack-plugin';
import webpack from 'webpack';

const root = import.meta.dirname;

/** Copies public/ beside the bundle and creates a Brotli file of every text file for the provider. */
class PublicFiles {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PublicFiles', (compilation) => {
      const { PROCESS_ASSETS_STAGE_ADDITIONAL: add, PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER: transfer } =
        webpack.Compilation;
      compilation.hooks.processAssets.tapPromise({ name: 'PublicFiles', stage: add }, async () => {
        const fs = await import('node:fs/promises');
        const folder = path.join(root, 'public');
        compilation.contextDependencies.add(folder);
        for (const file of await fs.readdir(folder, { recursive: true, withFileTypes: true })) {
          if (!file.isFile() || file.name === 'index.html') continue;
          const from = path.join(file.parentPath, file.name);
          compilation.emitAsset(path.relative(folder, from), new webpack.sources.RawSource(await fs.readFile(from)));
        }
      });
      if (compiler.options.mode !== 'production') return;
      compilation.hooks.processAssets.tap({ name: 'PublicFiles', stage: transfer }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!/\.(js|css|html|svg|json)$/.test(name)) continue;
          const plain = Buffer.from(source.buffer());
          const packed = zlib.brotliCompressSync(plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } });
          compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(packed));
        }
      });
    });
  }
}

/** The package names its development build for browsers, which has further checks. */
const router = Object.fromEntries(
  [
    ['react-router$', 'index'],
    ['react-router/dom$', 'dom-export'],
  ].map(([name, file]) => [name, path.join(root, `node_modules/react-router/dist/production/${file}.mjs`)]),
);

/** The chunks that are loaded from the address of the portal to the dashboard. */
const FIRST = ['portal', 'router', 'shell', 'dashboard'];

/** Modules of many screens in one file instead of fifteen, without those that a sign-in loads anyway. */
const screens = {
  name: 'screens',
  test: (module, { chunkGraph }) => [...chunkGraph.getModuleChunks(module)].every(({ name }) => !FIRST.includes(name)),
  minChunks: 8,
  priority: 1,
};

const typescript = (production) => [
  // Loaders run from the last to the first: ts-loader removes types and keeps JSX, swc runs the React Compiler and transforms JSX.
  {
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'ecmascript', jsx: true },
        transform: {
          reactCompiler: { target: '19' },
          react: { runtime: 'automatic', development: !production, refresh: !production },
        },
      },
    },
  },
  {
    loader: 'ts-loader',
    options: {
      configFile: path.join(root, 'src/tsconfig.json'),
      transpileOnly: true,
      // Imports in common/ keep their extension, which webpack resolves.
      compilerOptions: { noEmit: false, jsx: 'preserve', allowImportingTsExtensions: false },
    },
  },
];

const devServer = {
  host: '127.0.0.1',
  port: Number(process.env.PORT ?? 8080),
  hot: true,
  client: { overlay: false },
  historyApiFallback: true,
  proxy: [{ context: ['/api', '/images'], target: process.env.PORTAL_PROVIDER ?? 'http://127.0.0.1:8081' }],
};

/** @type {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration} */
export default (_env, argv) => {
  const production = argv.mode === 'production';
  const hash = production ? '.[contenthash:8]' : '';
  return {
    target: ['web', 'es2022'],
    entry: { portal: './src/index.tsx' },
    output: {
      path: path.join(root, 'build/portal'),
      filename: `js/[name]${hash}.js`,
      cssFilename: `css/[name]${hash}.css`,
      cssChunkFilename: `css/[name]${hash}.css`,
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      publicPath: '/',
      clean: true,
    },
    experiments: { css: true },
    // The build is served, so it contains no source maps.
    devtool: production ? false : 'eval-cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { '@': path.join(root, 'src'), '@common': path.join(root, 'common'), ...(production ? router : {}) },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: typescript(production) },
        { test: /\.css$/, type: 'css' },
        { test: /[\\/]app[\\/]antd\.css$/, use: path.join(root, 'scripts/lib/antdStyles.mjs') },
      ],
    },
    optimization: {
      splitChunks: { cacheGroups: { screens } },
      minimizer: [
        new Terser({
          minify: Terser.swcMinify,
          parallel: 2,
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true },
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      buildDependencies: { config: [import.meta.filename] },
    },
    plugins: [
      new Html({ template: 'public/index.html', scriptLoading: 'defer' }),
      new PublicFiles(),
      ...(production ? [] : [new Refresh({ overlay: false })]),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    devServer,
  };
};
