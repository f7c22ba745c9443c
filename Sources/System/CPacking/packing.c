#include "packing.h"

static void pack_plain(const uint32_t *pixels, size_t count, uint8_t *bytes) {
    for (size_t index = 0; index < count; index++) {
        uint32_t pixel = pixels[index];
        bytes[3 * index] = (uint8_t)(pixel >> 16);
        bytes[3 * index + 1] = (uint8_t)(pixel >> 8);
        bytes[3 * index + 2] = (uint8_t)pixel;
    }
}

static void unpack_plain(const uint8_t *bytes, size_t count, uint32_t *pixels) {
    for (size_t index = 0; index < count; index++) {
        const uint8_t *pixel = bytes + 3 * index;
        pixels[index] = 0xFF000000 | (uint32_t)pixel[0] << 16 | (uint32_t)pixel[1] << 8 | pixel[2];
    }
}

#if defined(__x86_64__)

#include <tmmintrin.h>

/// Four pixels in one shuffle. Each store's last four bytes are overwritten by the next one.
__attribute__((target("ssse3"))) static void pack_ssse3(
    const uint32_t *pixels, size_t count, uint8_t *bytes) {
    const __m128i order = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
    size_t index = 0;
    for (; index + 16 <= count; index += 16) {
        const __m128i *source = (const __m128i *)(pixels + index);
        uint8_t *target = bytes + 3 * index;
        __m128i first = _mm_shuffle_epi8(_mm_loadu_si128(source), order);
        __m128i second = _mm_shuffle_epi8(_mm_loadu_si128(source + 1), order);
        __m128i third = _mm_shuffle_epi8(_mm_loadu_si128(source + 2), order);
        __m128i fourth = _mm_shuffle_epi8(_mm_loadu_si128(source + 3), order);
        _mm_storeu_si128((__m128i *)target, first);
        _mm_storeu_si128((__m128i *)(target + 12), second);
        _mm_storeu_si128((__m128i *)(target + 24), third);
        _mm_storeu_si128((__m128i *)(target + 36), fourth);
    }
    for (; index + 4 <= count; index += 4) {
        __m128i four = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(pixels + index)), order);
        _mm_storeu_si128((__m128i *)(bytes + 3 * index), four);
    }
    pack_plain(pixels + index, count - index, bytes + 3 * index);
}

/// Four pixels in one shuffle. Each load takes four bytes of the next pixels along, so that the last ones are left.
__attribute__((target("ssse3"))) static void unpack_ssse3(
    const uint8_t *bytes, size_t count, uint32_t *pixels) {
    const __m128i order = _mm_setr_epi8(2, 1, 0, -1, 5, 4, 3, -1, 8, 7, 6, -1, 11, 10, 9, -1);
    const __m128i opaque = _mm_set1_epi32((int)0xFF000000);
    size_t index = 0;
    for (; index + 18 <= count; index += 16) {
        for (size_t step = 0; step < 16; step += 4) {
            __m128i four = _mm_loadu_si128((const __m128i *)(bytes + 3 * (index + step)));
            four = _mm_or_si128(_mm_shuffle_epi8(four, order), opaque);
            _mm_storeu_si128((__m128i *)(pixels + index + step), four);
        }
    }
    unpack_plain(bytes + 3 * index, count - index, pixels + index);
}

void tablemockup_pack_rgb(const uint32_t *pixels, size_t count, uint8_t *bytes) {
    if (__builtin_cpu_supports("ssse3")) {
        pack_ssse3(pixels, count, bytes);
    } else {
        pack_plain(pixels, count, bytes);
    }
}

void tablemockup_unpack_rgb(const uint8_t *bytes, size_t count, uint32_t *pixels) {
    if (__builtin_cpu_supports("ssse3")) {
        unpack_ssse3(bytes, count, pixels);
    } else {
        unpack_plain(bytes, count, pixels);
    }
}

#elif defined(__ARM_NEON)

#include <arm_neon.h>

void tablemockup_pack_rgb(const uint32_t *pixels, size_t count, uint8_t *bytes) {
    size_t index = 0;
    for (; index + 16 <= count; index += 16) {
        uint8x16x4_t bgra = vld4q_u8((const uint8_t *)(pixels + index));
        uint8x16x3_t rgb = {{bgra.val[2], bgra.val[1], bgra.val[0]}};
        vst3q_u8(bytes + 3 * index, rgb);
    }
    pack_plain(pixels + index, count - index, bytes + 3 * index);
}

void tablemockup_unpack_rgb(const uint8_t *bytes, size_t count, uint32_t *pixels) {
    size_t index = 0;
    for (; index + 16 <= count; index += 16) {
        uint8x16x3_t rgb = vld3q_u8(bytes + 3 * index);
        uint8x16x4_t bgra = {{rgb.val[2], rgb.val[1], rgb.val[0], vdupq_n_u8(255)}};
        vst4q_u8((uint8_t *)(pixels + index), bgra);
    }
    unpack_plain(bytes + 3 * index, count - index, pixels + index);
}

#else

void tablemockup_pack_rgb(const uint32_t *pixels, size_t count, uint8_t *bytes) {
    pack_plain(pixels, count, bytes);
}

void tablemockup_unpack_rgb(const uint8_t *bytes, size_t count, uint32_t *pixels) {
    unpack_plain(bytes, count, pixels);
}

#endif

/// Which of 64 pixels differ.
static uint64_t differences(const uint32_t *one, const uint32_t *other) {
#if defined(__x86_64__)
    uint64_t mask = 0;
    for (int index = 0; index < 64; index += 16) {
        const __m128i *first = (const __m128i *)(one + index), *second = (const __m128i *)(other + index);
        __m128i a = _mm_cmpeq_epi32(_mm_loadu_si128(first), _mm_loadu_si128(second));
        __m128i b = _mm_cmpeq_epi32(_mm_loadu_si128(first + 1), _mm_loadu_si128(second + 1));
        __m128i c = _mm_cmpeq_epi32(_mm_loadu_si128(first + 2), _mm_loadu_si128(second + 2));
        __m128i d = _mm_cmpeq_epi32(_mm_loadu_si128(first + 3), _mm_loadu_si128(second + 3));
        __m128i all = _mm_packs_epi16(_mm_packs_epi32(a, b), _mm_packs_epi32(c, d));
        mask |= (uint64_t)(uint16_t)~_mm_movemask_epi8(all) << index;
    }
    return mask;
#else
    uint64_t mask = 0;
    for (int index = 0; index < 64; index++) mask |= (uint64_t)(one[index] != other[index]) << index;
    return mask;
#endif
}

void tablemockup_compare_pixels(
    const uint32_t *pixels, const uint32_t *above, size_t count, uint64_t *left_mask, uint64_t *above_mask) {
    size_t index = 0;
    for (; index + 64 <= count; index += 64) {
        if (index == 0) {
            uint64_t mask = 1;
            for (int bit = 1; bit < 64; bit++) mask |= (uint64_t)(pixels[bit] != pixels[bit - 1]) << bit;
            left_mask[0] = mask;
        } else {
            left_mask[index / 64] = differences(pixels + index, pixels + index - 1);
        }
        above_mask[index / 64] = above ? differences(pixels + index, above + index) : ~(uint64_t)0;
    }
    uint64_t left_bits = ~(uint64_t)0, above_bits = ~(uint64_t)0;
    for (size_t bit = 0; index + bit < count; bit++) {
        size_t place = index + bit;
        if (place > 0 && pixels[place] == pixels[place - 1]) left_bits &= ~((uint64_t)1 << bit);
        if (above && pixels[place] == above[place]) above_bits &= ~((uint64_t)1 << bit);
    }
    left_mask[index / 64] = left_bits;
    above_mask[index / 64] = above_bits;
}
